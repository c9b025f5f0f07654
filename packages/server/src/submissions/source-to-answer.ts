import { wrongState } from '../errors.js';
import type { Db } from '../storage/store.js';
import type { TaskSourceRow, TeamRow } from '../storage/task-tables.js';
import { sourceRow } from '../tasks/source.js';

/** What a team that may take part answers, once there is something to answer. */
export async function sourceToAnswer(db: Db, team: TeamRow): Promise<TaskSourceRow> {
  if (team.approved === 0) {
    throw wrongState('a team that the organiser has approved', 'one that still waits', 'Ask the organiser.');
  }
  const source = await sourceRow(db, team.task_id);
  if (source === undefined) throw wrongState('a task with a source', 'none yet', 'Wait until the task has begun.');
  return source;
}
