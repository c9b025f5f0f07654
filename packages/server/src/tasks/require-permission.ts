import { ServerError } from '../errors.js';
import type { Services } from '../services.js';
import type { TaskRow } from '../storage/task-tables.js';
import type { Viewer } from '../viewers/viewer.js';
import { may, type Permissions } from './may.js';
import { findTask } from './tasks.js';

const WHAT = {
  readSource: 'source',
  readLeaderboard: 'leaderboard',
  readSystems: "systems' output",
  readGold: 'gold',
} as const;

/** The task, for somebody who may read a part of it now. */
export async function requireReading(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  taskId: string,
  viewer: Viewer,
  part: keyof typeof WHAT,
): Promise<TaskRow> {
  const task = await findTask(store.db, taskId);
  checkReading(may(task, viewer, clock()), part);
  return task;
}

function checkReading(permissions: Permissions, part: keyof typeof WHAT): void {
  if (permissions[part]) return;
  throw new ServerError({
    code: 'NOT_ALLOWED',
    expected: `the ${WHAT[part]} to be released`,
    found: 'that it is not, at least not to you',
    remedy: 'Come back later, or ask the organiser.',
  });
}
