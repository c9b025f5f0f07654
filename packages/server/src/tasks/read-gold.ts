import { currentVersion } from '../scoring/request-scoring.js';
import type { Db } from '../storage/store.js';
import type { GoldKind, GoldRow, TaskRow } from '../storage/task-tables.js';

/** The current gold, in M2; undefined if there is none. */
export async function findGold(db: Db, task: TaskRow, kind: GoldKind): Promise<GoldRow | undefined> {
  return db
    .selectFrom('golds')
    .selectAll()
    .where('task_id', '=', task.id)
    .where('kind', '=', kind)
    .where('version', '<=', currentVersion(task, kind))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}
