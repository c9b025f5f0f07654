import type { AnnotatorRow } from '../storage/annotation-tables.js';
import type { Db } from '../storage/store.js';
import { findAnnotationSettings, viewAnnotationSettings } from './annotation-settings.js';
import { essayFacts, essaysOf } from './essays.js';
import { findTask } from '../tasks/tasks.js';
import { settingsOf } from '../tasks/settings.js';
import type { AnnotatingRoom } from './schemas.js';

/** What an annotator sees of their task: their own sheets, and nobody else's. */
export async function annotatingRoom(db: Db, { id, name, task_id }: AnnotatorRow): Promise<AnnotatingRoom> {
  const task = await findTask(db, task_id);
  const settings = viewAnnotationSettings(await findAnnotationSettings(db, task_id));
  const sheets = await db
    .selectFrom('sheets')
    .select(['essay_id', 'state', 'marked', 'revision'])
    .where('annotator_id', '=', id)
    .execute();
  const sheetOf = new Map(sheets.map((sheet) => [sheet.essay_id, sheet]));
  return {
    task: { name: task.name, language: settingsOf(task).language },
    annotator: { id, name },
    instructions: settings.instructions,
    errorTypes: settings.errorTypes,
    comparisonOpen: settings.comparisonOpen,
    essays: (await essaysOf(db, task_id)).map((row) => {
      const { state = 'open', marked = 0, revision = 0 } = sheetOf.get(row.id) ?? {};
      return { ...essayFacts(row), state, marks: marked, revision };
    }),
  };
}
