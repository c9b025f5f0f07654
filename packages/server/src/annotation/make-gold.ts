import { wrongState } from '../errors.js';
import type { Services } from '../services.js';
import { annotatedEssays } from './annotated-essays.js';
import { noteText } from './annotation-job.js';
import { findTask } from '../tasks/tasks.js';
import { settingsOf } from '../tasks/settings.js';
import { saveGold } from '../tasks/gold.js';
import { sourceRow } from '../tasks/source.js';
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
  const source = (await sourceRow(db, taskId))?.content;
  const { gold, edits, notes } = await computing.run('annotatedGold', { essays, language, source });
  const origin = `marked by ${files.length === 1 ? '1 annotator' : `${files.length} annotators`} here`;
  const task = await saveGold(services, taskId, { kind: 'gold', origin, ...gold });
  return {
    sentences: gold.sentences,
    edits,
    essays: essays.length,
    leftOut: [...leftOut],
    dropped: notes.filter(({ dropped }) => dropped).map(noteText),
    goldVersion: task.gold_version,
  };
}
