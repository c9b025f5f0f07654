import type { z } from '@hono/zod-openapi';
import { offeredTypes, quote, readsAsSeparator, type EditMark, type ExploredSentence } from '@stet/core/internal';
import { ServerError, badRequest, notFound, wrongState } from '../errors.js';
import { exploredSentences } from '../explorer/explored-sentences.js';
import type { Services } from '../services.js';
import { countRows, firstRow } from '../storage/rows.js';
import type { Db } from '../storage/store.js';
import type { TaskRow, TeamRow } from '../storage/task-tables.js';
import { findSubmission } from '../submissions/change-submission.js';
import { goldFacts } from '../tasks/gold-facts.js';
import { may } from '../tasks/may.js';
import { findGold } from '../tasks/read-gold.js';
import { countSentences } from '../tasks/source.js';
import { findTask, lockTask } from '../tasks/tasks.js';
import { newId } from '../tokens.js';
import { checkHolds } from './make-alternatives.js';
import { OTHER_TYPE, type NewProposal } from './schemas.js';

type ProposalRequest = z.infer<typeof NewProposal>;

/** Proposes an edit of a team's own submission as an alternative answer. Proposing it twice makes one proposal. */
export async function propose(
  services: Services,
  team: TeamRow,
  newProposal: ProposalRequest,
  now: number,
): Promise<string> {
  const { store } = services;
  const mark = await markOf(services, team, newProposal, now);
  return store.db.transaction().execute(async (trx) => {
    await lockTask(trx, team.task_id);
    const id = await proposalFor(trx, team.task_id, newProposal, now);
    await trx
      .insertInto('proposers')
      .values({
        proposal_id: id,
        submission_id: newProposal.submission,
        annotator: mark.annotator,
        type: newProposal.type,
        comment: newProposal.comment,
        created_at: now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['proposal_id', 'submission_id'])
          .doUpdateSet({ type: newProposal.type, comment: newProposal.comment, annotator: mark.annotator }),
      )
      .execute();
    return id;
  });
}

/** The unneeded edit in the submission that the proposal is about. */
async function markOf(services: Services, team: TeamRow, newProposal: ProposalRequest, now: number): Promise<EditMark> {
  const task = await findTask(services.store.db, team.task_id);
  checkOpen(task, team, now);
  await checkAddable(services, task, newProposal);
  const submission = await findSubmission(services.store.db, task.id, newProposal.submission);
  if (submission.team_id !== team.id || submission.withdrawn === 1) throw notFound('a submission of yours');
  const [sentence] = await exploredSentences(
    services,
    task,
    'gold',
    { submission: submission.id, system: team.name },
    { from: newProposal.sentence, limit: 1, total: await countSentences(services.store.db, task.id) },
  );
  const marks = (sentence as ExploredSentence | undefined)?.outputs[0].marks ?? [];
  const mark = marks.find(
    ({ kind, start, end, corrections: [correction] }) =>
      kind === 'unneeded' &&
      start === newProposal.start &&
      end === newProposal.end &&
      correction === newProposal.correction,
  );
  if (mark !== undefined) return mark;
  throw new ServerError({
    code: 'NOT_FOUND',
    line: newProposal.sentence,
    expected: 'an edit that the submission makes and the gold does not have',
    found: quote(newProposal.correction),
    remedy: 'Propose an edit that the sentence explorer marks as unneeded.',
  });
}

/** Checks at once what would otherwise keep the gold from being made later. */
async function checkAddable(services: Services, task: TaskRow, { type, correction }: ProposalRequest): Promise<void> {
  const gold = await findGold(services.store.db, task, 'gold');
  if (gold !== undefined) checkHolds(gold.content);
  const types = offeredTypes((await goldFacts(services, task)).errorTypes).map(({ tag }) => tag);
  if (type !== OTHER_TYPE && !types.includes(type)) {
    throw badRequest(`an error type of the gold: ${types.join(', ')}`, quote(type), 'Choose one of them.');
  }
  if (readsAsSeparator(correction)) {
    throw badRequest('a correction without || and without | at its ends', quote(correction), 'A gold cannot hold it.');
  }
}

function checkOpen(task: TaskRow, team: TeamRow, now: number): void {
  if (may(task, { kind: 'team', team }, now).propose) return;
  throw wrongState(
    'a task that takes proposals',
    'one that takes none at the moment',
    'Teams may propose after the gold is released, until the organiser closes proposals.',
  );
}

async function proposalFor(trx: Db, taskId: string, newProposal: ProposalRequest, now: number): Promise<string> {
  const edit = {
    task_id: taskId,
    sentence: newProposal.sentence - 1,
    first_token: newProposal.start,
    end_token: newProposal.end,
    correction: newProposal.correction,
  };
  const existing = await firstRow(trx, 'proposals', edit);
  if (existing !== undefined) return existing.id;
  const id = newId(now);
  await trx
    .insertInto('proposals')
    .values({ id, ...edit, created_at: now, decision: null })
    .execute();
  return id;
}

/**
 * Withdraws a team from a proposal while proposals are taken. One that no team supports any more is deleted, unless
 * somebody has judged it.
 */
export async function withdrawProposal({ store }: Services, team: TeamRow, id: string, now: number): Promise<void> {
  await store.db.transaction().execute(async (trx) => {
    const task = await lockTask(trx, team.task_id);
    const removed = await trx
      .deleteFrom('proposers')
      .where('proposal_id', '=', id)
      .where('submission_id', 'in', (eb) =>
        eb.selectFrom('submissions').select('id').where('team_id', '=', team.id).where('task_id', '=', task.id),
      )
      .returning('proposal_id')
      .execute();
    if (removed.length === 0) throw notFound('a proposal of yours');
    checkOpen(task, team, now);
    const isJudged =
      (await countRows(trx, 'verdicts', { proposal_id: id })) > 0 ||
      (await firstRow(trx, 'proposals', { id }))?.decision != null;
    const proposersLeft = await countRows(trx, 'proposers', { proposal_id: id });
    if (proposersLeft === 0 && !isJudged) await trx.deleteFrom('proposals').where('id', '=', id).execute();
  });
}
