import { notAllowed } from '../errors.js';
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

/** The task, if the viewer has the reading permission now. */
export async function requireReading(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  taskId: string,
  viewer: Viewer,
  permission: keyof typeof WHAT,
): Promise<TaskRow> {
  const task = await findTask(store.db, taskId);
  checkReading(may(task, viewer, clock()), permission);
  return task;
}

function checkReading(permissions: Permissions, permission: keyof typeof WHAT): void {
  if (permissions[permission]) return;
  throw notAllowed(
    `the ${WHAT[permission]} to be released`,
    'that it is not released to you',
    'Come back later, or ask the organiser.',
  );
}
