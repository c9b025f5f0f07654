import { quote } from '@stet/core/internal';
import { conflict, wrongState, type ServerError } from '../errors.js';
import { requestScoring } from '../scoring/request-scoring.js';
import type { Services } from '../services.js';
import type { Db } from '../storage/store.js';
import type { SubmissionRow, TaskRow, TaskSourceRow, TeamRow } from '../storage/task-tables.js';
import { may } from '../tasks/may.js';
import { openPhase } from '../tasks/phases.js';
import type { Phase } from '../tasks/schemas.js';
import { settingsOf } from '../tasks/settings.js';
import { checkSourceUnchanged } from '../tasks/source.js';
import { findTask, lockTask } from '../tasks/tasks.js';
import type { Upload } from '../uploads/upload.js';
import { checkLeft, leftOf } from './limits.js';
import { newSubmission } from './new-submission.js';

export interface HandedIn {
  readonly upload: Upload;
  readonly note: string;
  /** Chosen by the sender, so that a request sent twice makes one submission; the content itself by default. */
  readonly key: string | undefined;
  /** Accept it even if its lines seem to be shifted against the source. */
  readonly asIs: boolean;
  /** When the request began: an upload that takes its time is not late for that. */
  readonly receivedAt: number;
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
  { content: source }: TaskSourceRow,
  { upload, note, key, asIs, receivedAt: now }: HandedIn,
): Promise<HandInResult> {
  const { store, queue, computing } = services;
  const { readSource } = may(await findTask(store.db, team.task_id), { kind: 'team', team }, now);
  const output = await computing.run('readOutput', { upload, source, asIs, hideSources: !readSource });
  return store.db.transaction().execute(async (trx) => {
    const task = await lockTask(trx, team.task_id);
    await checkSourceUnchanged(trx, task.id, source);
    const { phases } = settingsOf(task);
    const index = openPhase(phases, now);
    const submission = newSubmission(team, output, {
      number: await nextNumber(trx, team),
      note,
      phase: index ?? NO_PHASE,
      key,
      now,
    });
    const earlierId = await findEarlier(trx, submission);
    if (earlierId !== undefined) return { id: earlierId, isNew: false };
    if (index === null) throw closed(phases, now);
    checkLeft(await leftOf(trx, task, team.id, { index, phase: phases[index], day: now }), phases[index]);
    await trx.insertInto('submissions').values(submission).execute();
    await requestScores(trx, queue, task, submission.id, now);
    return { id: submission.id, isNew: true };
  });
}

/** A placeholder: no submission is ever saved with it. */
const NO_PHASE = -1;

/** The id of the submission that the same request made before. */
async function findEarlier(trx: Db, { team_id, client_id, content_hash }: SubmissionRow): Promise<string | undefined> {
  const earlier = await trx
    .selectFrom('submissions')
    .select(['id', 'content_hash'])
    .where('team_id', '=', team_id)
    .where('client_id', '=', client_id)
    .executeTakeFirst();
  if (earlier === undefined || earlier.content_hash === content_hash) return earlier?.id;
  throw conflict(
    'a new Idempotency-Key for each output',
    'one that was used for another output',
    'Make a new key, or leave it out.',
  );
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

function closed(phases: readonly Phase[], now: number): ServerError {
  const next = phases
    .filter(({ opensAt }) => opensAt > now)
    .sort((a, b) => a.opensAt - b.opensAt)
    .at(0);
  return wrongState(
    'an open phase',
    'none',
    next === undefined
      ? 'Ask the organiser: no further phase is planned.'
      : `The next one, ${quote(next.name)}, opens at ${new Date(next.opensAt).toISOString()}.`,
  );
}
