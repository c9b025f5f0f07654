import {
  StetError,
  parsePlainText,
  printPlainText,
  quote,
  tokenise,
  type InputText,
  type Sentence,
} from '@stet/core/internal';
import { NodeError } from '@stet/node';
import { checkCharacters, checkLengths } from '../check-text.js';
import { notFound, wrongState } from '../errors.js';
import { countRows } from '../storage/rows.js';
import type { Db, Store } from '../storage/store.js';
import { readGold } from './read-gold.js';
import { lockTask } from './tasks.js';

/** The sentences of a task; undefined until there are some. */
export async function sourceOf(db: Db, taskId: string): Promise<string[] | undefined> {
  const row = await db.selectFrom('task_sources').select('content').where('task_id', '=', taskId).executeTakeFirst();
  return row && parsePlainText(row.content);
}

export async function findSource(db: Db, taskId: string): Promise<string[]> {
  const lines = await sourceOf(db, taskId);
  if (lines === undefined) throw notFound('a source of this task');
  return lines;
}

/** Saves the source, one sentence per line, unless somebody has handed in or the gold has other sentences. */
export async function saveSource({ db }: Store, taskId: string, { file, text }: InputText): Promise<void> {
  const lines = parsePlainText(text);
  checkCharacters(lines, file);
  checkLengths(lines, file);
  await db.transaction().execute(async (trx) => {
    const task = await lockTask(trx, taskId);
    await checkNobodyHandedIn(trx, taskId);
    const gold = await readGold(trx, task, 'gold');
    if (gold !== undefined) checkSameSentences(lines, gold, file);
    await writeSource(trx, taskId, lines, file);
  });
}

/** Writes the source of a locked task. */
export async function writeSource(trx: Db, taskId: string, lines: readonly string[], file: string): Promise<void> {
  if (lines.length === 0) {
    throw new StetError({
      code: 'LINE_COUNT',
      file,
      expected: 'a sentence a line',
      found: 'an empty file',
      remedy: 'Give the source sentences, one a line.',
    });
  }
  const row = { lines: lines.length, content: printPlainText(lines) };
  await trx
    .insertInto('task_sources')
    .values({ task_id: taskId, ...row })
    .onConflict((conflict) => conflict.column('task_id').doUpdateSet(row))
    .execute();
}

/** Removes source and golds, to begin again with other sentences. */
export async function removeSource({ db }: Store, taskId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockTask(trx, taskId);
    await checkNobodyHandedIn(trx, taskId);
    await trx.deleteFrom('task_sources').where('task_id', '=', taskId).execute();
    await trx.deleteFrom('golds').where('task_id', '=', taskId).execute();
    await trx.updateTable('tasks').set({ gold_version: 0, alternatives_version: 0 }).where('id', '=', taskId).execute();
  });
}

async function checkNobodyHandedIn(trx: Db, taskId: string): Promise<void> {
  if ((await countRows(trx, 'submissions', { task_id: taskId })) === 0) return;
  throw wrongState(
    'a task that nobody has handed in to',
    'submissions',
    'Begin a new task: these submissions answer the sentences that are there.',
  );
}

/** Whitespace does not matter, since edits refer to tokens. */
export function checkSameSentences(sources: readonly string[], gold: readonly Sentence[], file: string): void {
  const plain = (text: string | undefined): string | undefined => text && tokenise(text).join(' ');
  const length = Math.max(sources.length, gold.length);
  for (let at = 0; at < length; at++) {
    const [source, annotated] = [sources.at(at), gold.at(at)?.source];
    if (source !== undefined && plain(source) === plain(annotated)) continue;
    throw new NodeError({
      code: 'SOURCES_DIFFER',
      file,
      expected: `the same ${sources.length} sentences in source and gold; as number ${at + 1} ${quote(source ?? 'none')}`,
      found: `${gold.length} in the gold, and as number ${at + 1} ${quote(annotated ?? 'none')}`,
      remedy: 'Give source and gold of the same sentences, in the same order.',
    });
  }
}
