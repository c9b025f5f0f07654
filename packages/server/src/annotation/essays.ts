import { groupBy } from '@stet/core/internal';
import type { Paragraph } from '@stet/core/internal';
import { wrongState } from '../errors.js';
import type { EssayRow } from '../storage/annotation-tables.js';
import { findRow } from '../storage/rows.js';
import type { Db, Store } from '../storage/store.js';
import { lockTask } from '../tasks/tasks.js';
import type { EssayRow as EssaySchema } from './schemas.js';

export async function essaysOf(db: Db, taskId: string): Promise<EssayRow[]> {
  return db.selectFrom('essays').selectAll().where('task_id', '=', taskId).orderBy('position').execute();
}

export function findEssay(db: Db, taskId: string, id: string): Promise<EssayRow> {
  return findRow(db, 'essays', { task_id: taskId, id }, 'an essay of this task');
}

export function paragraphsOf({ paragraphs }: EssayRow): Paragraph[] {
  return JSON.parse(paragraphs) as Paragraph[];
}

/** What lists show of an essay. */
export function essayFacts(row: EssayRow): { id: string; name: string; title: string | null; words: number } {
  const { id, name, words } = row;
  return { id, name, title: paragraphsOf(row).find(({ kind }) => kind === 'title')?.text ?? null, words };
}

/** The essays of a task, with each annotator's progress on each. */
export async function listEssays(db: Db, taskId: string): Promise<EssaySchema[]> {
  const essays = await essaysOf(db, taskId);
  const sheets = await db
    .selectFrom('sheets')
    .select(['essay_id', 'annotator_id', 'state', 'marked', 'revision', 'saved_at'])
    .where('task_id', '=', taskId)
    .where('revision', '>', 0)
    .execute();
  const sheetsOf = groupBy(sheets, ({ essay_id }) => essay_id);
  return essays.map((row) => ({
    ...essayFacts(row),
    paragraphs: paragraphsOf(row).length,
    sheets: (sheetsOf.get(row.id) ?? []).map(({ annotator_id, state, marked, revision, saved_at }) => ({
      annotator: annotator_id,
      state,
      marks: marked,
      revision,
      savedAt: saved_at,
    })),
  }));
}

/** Removes an essay, provided nobody has worked on it. */
export async function removeEssay({ db }: Store, taskId: string, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockTask(trx, taskId);
    const { name } = await findEssay(trx, taskId, id);
    if (await hasSheets(trx, id)) {
      throw wrongState(
        'an essay that nobody has marked',
        `marks in ${name}`,
        'Leave it as it is: an essay with marks cannot be removed.',
      );
    }
    await trx.deleteFrom('essays').where('id', '=', id).execute();
  });
}

/** Whether an annotator has saved anything about an essay. */
export async function hasSheets(db: Db, essayId: string): Promise<boolean> {
  const sheet = await db
    .selectFrom('sheets')
    .select('essay_id')
    .where('essay_id', '=', essayId)
    .where('revision', '>', 0)
    .limit(1)
    .executeTakeFirst();
  return sheet !== undefined;
}
