import { notFound, wrongState } from '../errors.js';
import type { Services } from '../services.js';
import { findRow } from '../storage/rows.js';
import type { Db } from '../storage/store.js';
import type { SubmissionRow, TaskRow } from '../storage/task-tables.js';
import { settingsOf } from '../tasks/settings.js';
import { lockTask } from '../tasks/tasks.js';
import { may } from '../tasks/may.js';
import { isClosed } from '../tasks/phases.js';
import type { Viewer } from '../viewers/viewer.js';
import { requestScores } from './hand-in.js';
import { checkLeft, leftOf } from './limits.js';

export interface SubmissionChanges {
  readonly note?: string | undefined;
  readonly chosen?: boolean | undefined;
  readonly withdrawn?: boolean | undefined;
}

type SubmissionFacts = Omit<SubmissionRow, 'content'>;

/** Changes a submission for its team or an organiser, who asked for it at `now`; nobody else finds it. */
export async function changeSubmission(
  { store, queue }: Services,
  taskId: string,
  id: string,
  viewer: Viewer,
  { note, chosen, withdrawn }: SubmissionChanges,
  now: number,
): Promise<TaskRow> {
  return store.db.transaction().execute(async (trx) => {
    const task = await lockTask(trx, taskId);
    const submission = await findSubmission(trx, taskId, id);
    if (viewer.kind !== 'organiser' && !(viewer.kind === 'team' && viewer.team.id === submission.team_id)) {
      throw notFound('a submission of this task');
    }
    if (chosen !== undefined || withdrawn !== undefined) checkChangeable(task, submission, viewer, now);
    if (note !== undefined) await trx.updateTable('submissions').set({ note }).where('id', '=', id).execute();
    if (withdrawn === true) await withdraw(trx, submission);
    if (withdrawn === false && submission.withdrawn === 1) {
      if (viewer.kind === 'team') await checkRoomFor(trx, task, submission);
      await trx.updateTable('submissions').set({ withdrawn: 0 }).where('id', '=', id).execute();
      await requestScores(trx, queue, task, id, now);
    }
    if (chosen !== undefined) await choose(trx, submission, chosen);
    return task;
  });
}

export function findSubmission(db: Db, taskId: string, id: string): Promise<SubmissionRow> {
  return findRow(db, 'submissions', { task_id: taskId, id }, 'a submission of this task');
}

/** No team may choose the submission it is ranked by after seeing the final table. */
function checkChangeable(task: TaskRow, { phase }: SubmissionFacts, viewer: Viewer, now: number): void {
  if (viewer.kind === 'organiser') return;
  const handedInDuring = settingsOf(task).phases.at(phase);
  const isOpen = handedInDuring !== undefined && !isClosed(handedInDuring, now);
  if (isOpen || !may(task, viewer, now).readLeaderboard) return;
  throw wrongState('a phase that is open', 'a released leaderboard', 'Ask the organiser to change it.');
}

/** Cancels waiting scorings too: their scores would be seen without being charged. */
async function withdraw(trx: Db, { id }: SubmissionFacts): Promise<void> {
  await trx.updateTable('submissions').set({ withdrawn: 1 }).where('id', '=', id).execute();
  await trx.deleteFrom('scorings').where('submission_id', '=', id).where('state', '=', 'waiting').execute();
}

/** A submission withdrawn before it was scored counts against the limit again when it comes back. */
async function checkRoomFor(trx: Db, task: TaskRow, submission: SubmissionFacts): Promise<void> {
  const phase = settingsOf(task).phases.at(submission.phase);
  if (submission.charged === 1 || phase === undefined) return;
  const at = { index: submission.phase, phase, day: submission.submitted_at };
  checkLeft(await leftOf(trx, task, submission.team_id, at), phase);
}

/** Chooses a submission, or not; each team has at most one that is chosen. */
async function choose(trx: Db, { id, team_id }: SubmissionFacts, chosen: boolean): Promise<void> {
  const unchoose = trx.updateTable('submissions').set({ chosen: 0 }).where('team_id', '=', team_id);
  await (chosen ? unchoose : unchoose.where('id', '=', id)).execute();
  if (chosen) await trx.updateTable('submissions').set({ chosen: 1 }).where('id', '=', id).execute();
}
