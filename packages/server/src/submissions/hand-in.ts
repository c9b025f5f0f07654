import { requestScoring } from '../scoring/request-scoring.js';
import type { Services } from '../services.js';
import type { Db } from '../storage/store.js';
import type { TaskRow, TaskSourceRow, TeamRow } from '../storage/task-tables.js';
import { checkSourceUnchanged } from '../tasks/source.js';
import { lockTask } from '../tasks/tasks.js';
import { admit, readHandedIn, type HandedFile } from './admission.js';
import { newSubmission } from './new-submission.js';

export interface HandedIn extends HandedFile {
  readonly note: string;
  /** Chosen by the sender, so that a request sent twice makes one submission; the content itself by default. */
  readonly key: string | undefined;
}

export interface HandInResult {
  readonly id: string;
  /** False if it was handed in before. */
  readonly isNew: boolean;
}

/** Saves what a team hands in, and requests its scores. It is on disk when this returns. */
export async function handIn(
  services: Services,
  team: TeamRow,
  source: TaskSourceRow,
  { note, ...handedIn }: HandedIn,
): Promise<HandInResult> {
  const { store, queue } = services;
  const { key, receivedAt: now } = handedIn;
  const output = await readHandedIn(services, team, source, handedIn);
  return store.db.transaction().execute(async (trx) => {
    const task = await lockTask(trx, team.task_id);
    await checkSourceUnchanged(trx, task.id, source.content);
    const admission = await admit(trx, task, team, output, { key, now });
    if ('earlier' in admission) return { id: admission.earlier.id, isNew: false };
    const number = await nextNumber(trx, team);
    const submission = newSubmission(team, output, { number, note, phase: admission.phase, key, now });
    await trx.insertInto('submissions').values(submission).execute();
    await requestScores(trx, queue, task, submission.id, now);
    return { id: submission.id, isNew: true };
  });
}

/** Requests the scores of a submission against both golds. */
export async function requestScores(
  trx: Db,
  queue: Services['queue'],
  task: TaskRow,
  submission: string,
  now: number,
): Promise<void> {
  for (const kind of ['gold', 'alternatives'] as const) {
    await requestScoring(trx, queue, task, kind, [submission], now);
  }
}

async function nextNumber(trx: Db, team: TeamRow): Promise<number> {
  const { last } = await trx
    .selectFrom('submissions')
    .select(({ fn }) => fn.max<number | null>('number').as('last'))
    .where('team_id', '=', team.id)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}
