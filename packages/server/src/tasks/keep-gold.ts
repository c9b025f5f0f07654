import { wrongState } from '../errors.js';
import { currentVersion } from '../scoring/request-scoring.js';
import type { Services } from '../services.js';
import type { Db } from '../storage/store.js';
import type { GoldKind, TaskRow } from '../storage/task-tables.js';
import type { CheckedGold } from './checked-gold.js';
import { scoreAgainst } from './rescore.js';
import { checkSourceUnchanged, writeSource } from './source.js';

export interface NewGold extends CheckedGold {
  readonly kind: GoldKind;
  /** Where it comes from, in words. */
  readonly origin: string;
}

/**
 * Saves a gold as the next version for a locked task, and requests that all submissions be scored against it. The first
 * gold also provides the source if there is none.
 */
export async function keepGold(
  trx: Db,
  { queue, clock }: Pick<Services, 'queue' | 'clock'>,
  task: TaskRow,
  { kind, sentences, content, facts, checkedSource, source, origin }: NewGold,
): Promise<TaskRow> {
  if (kind === 'alternatives' && task.gold_version === 0) {
    throw wrongState('a gold before one with alternative answers', 'none', 'Upload the gold first.');
  }
  await checkSourceUnchanged(trx, task.id, checkedSource);
  if (source !== undefined) await writeSource(trx, task.id, source);
  const now = clock();
  const version = currentVersion(task, kind) + 1;
  await trx
    .insertInto('golds')
    .values({
      task_id: task.id,
      kind,
      version,
      sentences,
      content,
      origin,
      created_at: now,
      facts: JSON.stringify(facts),
    })
    .execute();
  const changed = { ...task, ...(kind === 'gold' ? { gold_version: version } : { alternatives_version: version }) };
  return scoreAgainst(trx, queue, changed, [kind], now);
}
