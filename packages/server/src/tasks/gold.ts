import { prepareAlternatives, saveAlternatives } from '../proposals/make-alternatives.js';
import type { Services } from '../services.js';
import type { GoldKind, TaskRow } from '../storage/task-tables.js';
import { refusedGold, type RefusedGold } from '../uploads/refused-gold.js';
import type { Upload } from '../uploads/upload.js';
import { keepGold, type NewGold } from './keep-gold.js';
import { essaysOf, sourceRow } from './source.js';
import { findTask, lockTask } from './tasks.js';

export interface GoldUpload {
  readonly kind: GoldKind;
  readonly upload: Upload;
  /** Whether to leave out edits that have bad offsets; with such an edit, the gold is refused otherwise. */
  readonly skipBadEdits: boolean;
}

/** Saves an uploaded gold as the next version; see `saveGold`. */
export async function uploadGold(
  services: Services,
  taskId: string,
  { kind, upload, skipBadEdits }: GoldUpload,
): Promise<TaskRow | RefusedGold> {
  const { id } = await findTask(services.store.db, taskId);
  const row = await sourceRow(services.store.db, id);
  const source = row && { content: row.content, essays: essaysOf(row) };
  const { gold, skipped } = await services.computing.run('readGoldFile', { upload, source });
  if (skipped.length > 0 && !skipBadEdits) return refusedGold(skipped);
  return saveGold(services, id, { kind, origin: `uploaded: ${upload.file}`, ...gold });
}

/** Like `keepGold`, but also adds accepted alternative answers to a new gold right away. */
export async function saveGold(services: Services, taskId: string, gold: NewGold): Promise<TaskRow> {
  // Computed before the transaction, during which everybody else waits.
  const alternatives = gold.kind === 'gold' ? await prepareAlternatives(services, taskId, gold) : undefined;
  return services.store.db.transaction().execute(async (trx) => {
    const changed = await keepGold(trx, services, await lockTask(trx, taskId), gold);
    return alternatives === undefined ? changed : saveAlternatives(trx, services, changed, alternatives);
  });
}
