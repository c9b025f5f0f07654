import { wrongState } from '../errors.js';
import type { Services } from '../services.js';
import { annotatedEssays } from './annotated-essays.js';
import { countEdits, noteText } from './annotation-job.js';
import { findTask, lockTask } from '../tasks/tasks.js';
import { settingsOf } from '../tasks/settings.js';
import { saveGold } from '../tasks/gold.js';
import type { AnnotatedGold } from './schemas.js';

/** Makes the gold of a task, and its source, from the finished sheets. */
export async function makeGold(services: Services, taskId: string): Promise<AnnotatedGold> {
  const { store, computing } = services;
  const { db } = store;
  const language = settingsOf(await findTask(db, taskId)).language;
  const { essays, files, leftOut } = await annotatedEssays(db, taskId, 'done');
  if (essays.length === 0) {
    throw wrongState('an essay that an annotator is done with', 'none', 'Wait until somebody is done.');
  }
  const madeGold = await computing.run('annotatedGold', { essays, language });
  const origin = `marked by ${files.length === 1 ? '1 annotator' : `${files.length} annotators`} here`;
  const { sentences, content } = madeGold;
  const gold = { kind: 'gold', file: 'the essays', sentences, content, origin } as const;
  const task = await db
    .transaction()
    .execute(async (trx) => saveGold(trx, services, await lockTask(trx, taskId), gold));
  return {
    sentences: sentences.length,
    edits: countEdits(sentences),
    essays: essays.length,
    leftOut: [...leftOut],
    dropped: madeGold.notes.filter(({ dropped }) => dropped).map(noteText),
    goldVersion: task.gold_version,
  };
}
