import { writeAnnotated, type Sentence } from '@stet/core/internal';
import { wrongState } from '../errors.js';
import { currentVersion } from '../scoring/request-scoring.js';
import type { Services } from '../services.js';
import type { Db } from '../storage/store.js';
import type { GoldKind, TaskRow } from '../storage/task-tables.js';
import { scoreAgainst } from './rescore.js';
import { checkSameSentences, sourceOf, writeSource } from './source.js';

export interface NewGold {
  readonly kind: GoldKind;
  readonly sentences: readonly Sentence[];
  /** The sentences as M2, if that is to be stored verbatim. */
  readonly content?: string | undefined;
  readonly origin: string;
  /** For messages. */
  readonly file: string;
}

/**
 * Saves a gold as the next version for a locked task, and requests that all submissions be scored against it. The first
 * gold also provides the source if there is none.
 */
export async function keepGold(
  trx: Db,
  { queue, clock }: Pick<Services, 'queue' | 'clock'>,
  task: TaskRow,
  { kind, sentences, content = writeAnnotated('m2', sentences).files[0].text, origin, file }: NewGold,
): Promise<TaskRow> {
  if (kind === 'alternatives' && task.gold_version === 0) {
    throw wrongState('a gold before one with alternative answers', 'none', 'Upload the gold first.');
  }
  const source = await sourceOf(trx, task.id);
  if (source !== undefined) checkSameSentences(source, sentences, file);
  else
    await writeSource(
      trx,
      task.id,
      sentences.map((sentence) => sentence.source),
      file,
    );
  const now = clock();
  const version = currentVersion(task, kind) + 1;
  await trx
    .insertInto('golds')
    .values({ task_id: task.id, kind, version, sentences: sentences.length, content, origin, created_at: now })
    .execute();
  const changed = { ...task, ...(kind === 'gold' ? { gold_version: version } : { alternatives_version: version }) };
  return scoreAgainst(trx, queue, changed, [kind], now);
}
