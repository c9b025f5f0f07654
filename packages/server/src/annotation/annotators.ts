import { quote } from '@stet/core/internal';
import { ServerError, notFound } from '../errors.js';
import { groupBy } from '../group-by.js';
import type { AnnotatorRow } from '../storage/annotation-tables.js';
import type { Db } from '../storage/store.js';
import { hashToken, newId, newToken } from '../tokens.js';
import type { Annotator } from './schemas.js';

/** The annotator whose link has this key. */
export async function annotatorOfKey(db: Db, key: string): Promise<AnnotatorRow | undefined> {
  return db.selectFrom('annotators').selectAll().where('key_hash', '=', hashToken(key)).executeTakeFirst();
}

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
  throw new ServerError({
    code: 'CONFLICT',
    expected: 'a name that no other annotator of the task has',
    found: quote(name),
    remedy: 'Choose another name.',
  });
}

/** Gives the annotator a new key; the link with the old one stops working. */
export async function renewAnnotatorKey(
  db: Db,
  taskId: string,
  id: string,
): Promise<{ annotator: AnnotatorRow; key: string }> {
  const annotator = await findAnnotator(db, taskId, id);
  const key = newToken();
  await setKey(db, id, hashToken(key));
  return { annotator, key };
}

/** Revokes the annotator's link. What they have marked stays. */
export async function revokeAnnotatorKey(db: Db, taskId: string, id: string): Promise<void> {
  await findAnnotator(db, taskId, id);
  await setKey(db, id, null);
}

export async function findAnnotator(db: Db, taskId: string, id: string): Promise<AnnotatorRow> {
  const [annotator] = (await annotatorsOf(db, taskId)).filter((row) => row.id === id) as [AnnotatorRow?];
  if (annotator === undefined) throw notFound('an annotator of this task');
  return annotator;
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

async function setKey(db: Db, id: string, hash: string | null): Promise<void> {
  await db.updateTable('annotators').set({ key_hash: hash }).where('id', '=', id).execute();
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
