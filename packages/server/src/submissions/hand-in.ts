import { alignLines, checkShift, parsePlainText, quote } from '@stet/core/internal';
import { ServerError } from '../errors.js';
import { checkCharacters, checkLengths } from '../check-text.js';
import { wrongState } from '../errors.js';
import { requestScoring } from '../scoring/request-scoring.js';
import type { Services } from '../services.js';
import type { Db } from '../storage/store.js';
import type { SubmissionRow, TaskRow, TeamRow } from '../storage/task-tables.js';
import { may } from '../tasks/may.js';
import { openPhase } from '../tasks/phases.js';
import type { Phase } from '../tasks/schemas.js';
import { settingsOf } from '../tasks/settings.js';
import { sourceOf } from '../tasks/source.js';
import { findTask, lockTask } from '../tasks/tasks.js';
import { checkLeft, leftOf } from './limits.js';
import { newSubmission } from './new-submission.js';

export interface HandedIn {
  readonly file: string;
  readonly text: string;
  readonly note: string;
  /** Made by the sender, so that a request sent twice is one submission; by default the content itself. */
  readonly key: string | undefined;
  /** Take it although lines seem to answer others than their own. */
  readonly asIs: boolean;
}

export interface Kept {
  readonly id: string;
  /** False when it was there already. */
  readonly isNew: boolean;
}

/** Keeps what a team hands in, and asks for its scores. It is on the disk when this returns. */
export async function handIn(services: Services, team: TeamRow, given: HandedIn): Promise<Kept> {
  const { store, queue, clock } = services;
  const sources = await sourceOf(store.db, team.task_id);
  const { readSource } = may(await findTask(store.db, team.task_id), { kind: 'team', team }, clock());
  const lines = checkOutput(sources, given, !readSource);
  return store.db.transaction().execute(async (trx) => {
    const task = await lockTask(trx, team.task_id);
    await checkUnchanged(trx, task, sources);
    const now = clock();
    const { phases } = settingsOf(task);
    const index = openPhase(phases, now);
    const { note, key } = given;
    const submission = newSubmission(team, lines, {
      ...{ number: await nextNumber(trx, team), note, phase: index ?? NO_PHASE, key, now },
    });
    const known = await findKnown(trx, submission);
    if (known !== undefined) return { id: known, isNew: false };
    if (index === null) throw closed(phases, now);
    checkLeft(await leftOf(trx, task, team.id, { index, phase: phases[index], day: now }), phases[index]);
    await trx.insertInto('submissions').values(submission).execute();
    await requestScores(trx, queue, task, submission.id, now);
    return { id: submission.id, isNew: true };
  });
}

/** No submission is ever kept with it. */
const NO_PHASE = -1;

/** The same request, sent before. */
async function findKnown(trx: Db, { team_id, client_id, content_hash }: SubmissionRow): Promise<string | undefined> {
  const known = await trx
    .selectFrom('submissions')
    .select(['id', 'content_hash'])
    .where('team_id', '=', team_id)
    .where('client_id', '=', client_id)
    .executeTakeFirst();
  if (known === undefined || known.content_hash === content_hash) return known?.id;
  throw new ServerError({
    code: 'CONFLICT',
    expected: 'a new Idempotency-Key for each output',
    found: 'one that was used for another output',
    remedy: 'Make a new key, or leave it out.',
  });
}

/** Asks for the scores of a submission against both golds. */
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

/** The lines of an output that answers the source line by line. */
function checkOutput(
  sources: readonly string[] | undefined,
  { file, text, asIs }: HandedIn,
  hideSources: boolean,
): readonly string[] {
  if (sources === undefined) throw wrongState('a task with a source', 'none yet', 'Wait until the task has begun.');
  const output = parsePlainText(text);
  checkCharacters(output, file);
  checkLengths(output, file);
  const lines = alignLines(sources, output, { file, goldFile: 'the source', hideSources });
  if (!asIs) checkShift(sources, lines, { file, hideSources });
  return lines;
}

/** Until the first submission the source may change; what was checked must answer the one that is there. */
async function checkUnchanged(trx: Db, { id }: TaskRow, checked: readonly string[] | undefined): Promise<void> {
  const sources = await sourceOf(trx, id);
  if (sources?.length === checked?.length && sources?.every((line, at) => line === checked?.[at]) === true) return;
  throw new ServerError({
    code: 'CONFLICT',
    expected: 'the source that the output was checked against',
    found: 'another one, uploaded since',
    remedy: 'Download the source again, and correct that.',
  });
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
    .sort((one, other) => one.opensAt - other.opensAt)
    .at(0);
  return wrongState(
    'an open phase',
    'none',
    next === undefined
      ? 'Ask the organiser: no further phase is planned.'
      : `The next one, ${quote(next.name)}, opens at ${new Date(next.opensAt).toISOString()}.`,
  );
}
