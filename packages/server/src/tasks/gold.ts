import type { InputText } from '@stet/core/internal';
import { remakeAlternatives } from '../proposals/make-alternatives.js';
import type { Services } from '../services.js';
import type { Db } from '../storage/store.js';
import type { GoldKind, TaskRow } from '../storage/task-tables.js';
import { keepGold, type NewGold } from './keep-gold.js';
import { parseGold } from './parse-gold.js';
import { lockTask } from './tasks.js';

/** A gold from one file. */
export interface GoldUpload extends InputText {
  readonly kind: GoldKind;
  /** Where it comes from, in words. */
  readonly origin: string;
}

/** Saves an uploaded gold as the next version; see `saveGold`. */
export async function uploadGold(services: Services, taskId: string, upload: GoldUpload): Promise<TaskRow> {
  const { kind, file, origin } = upload;
  const { sentences, content } = parseGold(upload);
  return services.store.db.transaction().execute(async (trx) => {
    const task = await lockTask(trx, taskId);
    return saveGold(trx, services, task, { kind, file, origin, sentences, content });
  });
}

/** Like `keepGold`, but also adds accepted alternative answers to a new gold right away. */
export async function saveGold(
  trx: Db,
  services: Pick<Services, 'queue' | 'clock'>,
  task: TaskRow,
  gold: NewGold,
): Promise<TaskRow> {
  const changed = await keepGold(trx, services, task, gold);
  return gold.kind === 'gold' ? remakeAlternatives(trx, services, changed) : changed;
}
