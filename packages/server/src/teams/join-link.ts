import type { MiddlewareHandler } from 'hono';
import type { EnvWith } from '../http/env.js';
import { expiredLink, limitReaders } from '../http/strangers.js';
import { bearerKey } from '../links/require-link.js';
import { firstRow } from '../storage/rows.js';
import type { Db } from '../storage/store.js';
import type { TaskRow } from '../storage/task-tables.js';
import { openPhase } from '../tasks/phases.js';
import type { JoinRoom } from './schemas.js';
import { settingsOf } from '../tasks/settings.js';
import { findTask } from '../tasks/tasks.js';
import { hashToken, newToken } from '../tokens.js';
import { registersWithBenchmark } from './teams.js';

/** A new link by which teams register; the previous one stops working. */
export async function newJoinLink(db: Db, taskId: string): Promise<string> {
  const { benchmark_id } = await findTask(db, taskId);
  if (benchmark_id !== null) throw registersWithBenchmark();
  const token = newToken();
  await db
    .updateTable('tasks')
    .set({ join_hash: hashToken(token) })
    .where('id', '=', taskId)
    .execute();
  return `/join#${token}`;
}

/** Stops registration; registered teams stay. */
export async function revokeJoinLink(db: Db, taskId: string): Promise<void> {
  await findTask(db, taskId);
  await db.updateTable('tasks').set({ join_hash: null }).where('id', '=', taskId).execute();
}

/** Lets only holders of the link by which teams register pass. */
export const requireJoinLink: MiddlewareHandler<EnvWith<{ task: TaskRow }>> = async (c, next) => {
  await limitReaders(c);
  const token = bearerKey(c);
  const { db } = c.var.services.store;
  const task = token === undefined ? undefined : await firstRow(db, 'tasks', { join_hash: hashToken(token) });
  if (task === undefined) throw await expiredLink(c);
  c.set('task', task);
  await next();
};

/** What somebody sees of a task before registering. */
export function viewJoinRoom(task: TaskRow, now: number): JoinRoom {
  const { description, language, phases } = settingsOf(task);
  return { task: task.id, name: task.name, description, language, phases, phase: openPhase(phases, now) };
}
