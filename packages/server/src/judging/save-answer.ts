import type { z } from '@hono/zod-openapi';
import { lockCampaign } from '../campaigns/campaigns.js';
import { outputsOf } from '../campaigns/item-output.js';
import { badRequest, wrongState } from '../errors.js';
import { checkAnswer, protocolOf } from '../protocols/protocols.js';
import type { Protocol } from '../protocols/schemas.js';
import { countRows } from '../storage/rows.js';
import type { Db, Store } from '../storage/store.js';
import type { AssignmentRow, AssignmentState, CampaignRow, ItemRow, JudgeRow, JudgmentRow } from '../storage/tables.js';
import { countSoFar, findAssignment, toView, viewAssignment } from './assignments.js';
import type { Assignment, NewAnswer } from './schemas.js';

export type GivenAnswer = z.infer<typeof NewAnswer>;

export interface SavedAnswer {
  /** Another answer was given in another tab in the meantime, so this one was not saved. */
  readonly stale: boolean;
  readonly assignment: Assignment;
}

/**
 * Saves an answer as the next revision of its assignment. It is on disk when this returns. Sending the same answer
 * again changes nothing.
 */
export async function saveAnswer(
  { db }: Store,
  judge: JudgeRow,
  assignmentId: string,
  answer: GivenAnswer,
  now: number,
): Promise<SavedAnswer> {
  return db.transaction().execute(async (trx) => {
    const campaign = await lockCampaign(trx, judge.campaign_id);
    const assignment = await findAssignment(trx, judge.id, assignmentId);
    const answerKey = { assignment_id: assignmentId, client_id: answer.id };
    if ((await countRows(trx, 'judgments', answerKey)) > 0) {
      return { stale: false, assignment: await viewAssignment(trx, assignment) };
    }
    checkOpen(campaign);
    if (assignment.revision !== answer.revision) {
      return { stale: true, assignment: await viewAssignment(trx, assignment) };
    }
    const item = await trx
      .selectFrom('items')
      .selectAll()
      .where('id', '=', assignment.item_id)
      .executeTakeFirstOrThrow();
    const judgment = toJudgment(assignment, item, answer, protocolOf(campaign), now);
    await trx.insertInto('judgments').values(judgment).execute();
    const state = judgment.ranks === null ? 'skipped' : 'judged';
    const changed = { revision: judgment.revision, state, flagged: judgment.flagged } as const;
    await trx.updateTable('assignments').set(changed).where('id', '=', assignmentId).execute();
    await countJudged(trx, item, assignment, state);
    const countedNumber = await countSoFar(trx, assignment, item);
    return { stale: false, assignment: toView({ ...assignment, ...changed }, item, judgment, countedNumber) };
  });
}

function checkOpen({ state }: CampaignRow): void {
  if (state === 'running' || state === 'paused') return;
  throw wrongState('a campaign that takes answers', `one that is ${state}`, 'Ask the organiser to open it again.');
}

function toJudgment(
  assignment: AssignmentRow,
  item: ItemRow,
  answer: GivenAnswer,
  protocol: Protocol,
  now: number,
): JudgmentRow {
  return {
    assignment_id: assignment.id,
    campaign_id: assignment.campaign_id,
    revision: assignment.revision + 1,
    client_id: answer.id,
    ...checkedAnswer(item, assignment, answer, protocol),
    skip_reason: answer.skip,
    comment: answer.comment,
    flagged: Number(answer.flagged),
    answered_at: now,
    server_ms: Math.max(0, now - assignment.shown_at),
    client_ms: answer.clientMs,
  };
}

/** Checks the answer and puts it into the order of the item's outputs. */
function checkedAnswer(
  item: ItemRow,
  { displayed }: AssignmentRow,
  { ranks, details, skip }: GivenAnswer,
  protocol: Protocol,
): Pick<JudgmentRow, 'ranks' | 'details'> {
  if ((ranks === null) === (skip === null)) {
    throw badRequest('either ranks or a reason to skip', ranks === null ? 'neither' : 'both', 'Send one of them.');
  }
  if (ranks === null) return { ranks: null, details: null };
  const order = JSON.parse(displayed) as number[];
  const given = {
    ranks: byOutput(ranks, order, 'ranks'),
    details: details === null ? null : { ...details, outputs: byOutput(details.outputs, order, 'details') },
  };
  const checked = checkAnswer(protocol, given, { source: item.source, outputs: outputsOf(item) });
  return {
    ranks: JSON.stringify(checked.ranks),
    details: checked.details === null ? null : JSON.stringify(checked.details),
  };
}

/** Values given in the order shown, in the order of the item's outputs. */
function byOutput<Value>(values: readonly Value[], displayed: readonly number[], what: string): Value[] {
  if (values.length !== displayed.length) {
    throw badRequest(`${displayed.length} ${what}, one for each output`, JSON.stringify(values), 'Judge every output.');
  }
  return displayed.map((_, output) => values[displayed.indexOf(output)]);
}

/** Updates an item's number of judgments. Repeated items, practice and attention checks do not count. */
async function countJudged(trx: Db, item: ItemRow, before: AssignmentRow, state: AssignmentState): Promise<void> {
  const change = Number(state === 'judged') - Number(before.state === 'judged');
  if (before.occasion > 1 || item.kind !== 'main' || change === 0) return;
  const judged = item.judged + change;
  const open = Number(judged < item.wanted);
  await trx.updateTable('items').set({ judged, open }).where('id', '=', item.id).execute();
  if (open === item.open) return;
  await trx
    .updateTable('campaigns')
    .set((eb) => ({ open_items: eb('open_items', '+', open - item.open) }))
    .where('id', '=', item.campaign_id)
    .execute();
}
