import { TaskSettings } from '../tasks/schemas.js';
import type { Db } from '../storage/store.js';
import { newId } from '../tokens.js';

/** A task without source and gold. */
export async function insertTask(db: Db, name: string, now: number, language = 'en'): Promise<string> {
  const id = newId(now);
  await db
    .insertInto('tasks')
    .values({
      ...{ id, name, settings: JSON.stringify(TaskSettings.parse({ language })), created_at: now },
      ...{ version: 0, gold_version: 0, alternatives_version: 0, join_hash: null, campaign_id: null },
    })
    .execute();
  return id;
}
