import { groupBy } from '@stet/core/internal';
import { nameTaken } from '../errors.js';
import type { AnnotatorRow } from '../storage/annotation-tables.js';
import { findRow } from '../storage/rows.js';
import type { Db } from '../storage/store.js';
import { hashToken, newId, newToken } from '../tokens.js';
import type { Annotator } from './schemas.js';

/** A new annotator and the key of their link. */
export async function addAnnotator(
  db: Db,
  taskId: string,
  name: string,
  now: number,
): Promise<{ annotator: AnnotatorRow; key: string }> {
  const key = newToken();
  const annotator: AnnotatorRow = {
    id: newId(now),
    task_id: taskId,
    name,
    key_hash: hashToken(key),
    created_at: now,
  };
  const added = await db
    .insertInto('annotators')
    .values(annotator)
    .onConflict((conflict) => conflict.columns(['task_id', 'name']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added !== undefined) return { annotator, key };
  throw nameTaken(name, 'annotator of the task');
}

export function findAnnotator(db: Db, taskId: string, id: string): Promise<AnnotatorRow> {
  return findRow(db, 'annotators', { task_id: taskId, id }, 'an annotator of this task');
}

/** In the order in which they were added. */
export async function annotatorsOf(db: Db, taskId: string): Promise<AnnotatorRow[]> {
  return db
    .selectFrom('annotators')
    .selectAll()
    .where('task_id', '=', taskId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The annotators of a task, with their progress. */
export async function listAnnotators(db: Db, taskId: string): Promise<Annotator[]> {
  const annotators = await annotatorsOf(db, taskId);
  const sheets = await db
    .selectFrom('sheets')
    .select(['annotator_id', 'state', 'marked', 'saved_at'])
    .where('task_id', '=', taskId)
    .where('revision', '>', 0)
    .execute();
  const sheetsOf = groupBy(sheets, ({ annotator_id }) => annotator_id);
  return annotators.map(({ id, name, created_at, key_hash }) => {
    const ownSheets = sheetsOf.get(id) ?? [];
    const done = ownSheets.filter(({ state }) => state === 'done').length;
    return {
      id,
      name,
      createdAt: created_at,
      hasLink: key_hash !== null,
      done,
      open: ownSheets.length - done,
      marks: ownSheets.reduce((sum, { marked }) => sum + marked, 0),
      lastSavedAt: ownSheets.length === 0 ? null : Math.max(...ownSheets.map(({ saved_at }) => saved_at ?? 0)),
    };
  });
}
