import { lockCampaign, planOf } from '../campaigns/campaigns.js';
import type { Plan } from '../campaigns/schemas.js';
import { outputsOf } from '../campaigns/item-output.js';
import { countTowardsShare, participantShare } from './participant-share.js';
import type { Services } from '../services.js';
import type { Db } from '../storage/store.js';
import type { AssignmentRow, ItemRow, JudgeRow } from '../storage/tables.js';
import { newId } from '../tokens.js';
import { displayOrder } from './display-order.js';
import { drawItem, isUndrawn } from './draw-item.js';
import {
  checkItem,
  itemToRepeat,
  nextItem,
  openAssignments,
  judgesStillWanted,
  practiceItem,
  someItemIsLeased,
  someWantJudges,
} from './find-item.js';

export type NextAssignment =
  | { readonly assignment: AssignmentRow; readonly why: null }
  | { readonly assignment: null; readonly why: 'finished' | 'waiting' | 'paused' | 'not-running' };

/**
 * Gives a judge the item that is already on their screen, or else the next one: practice first, now and then a repeat
 * of one they have judged or an attention check, then the first item that needs a judge, whose pair may have to be
 * drawn now. It is theirs until the lease ends. Items with `heldIds`, which the page keeps to work offline, are skipped.
 */
export async function nextAssignment(
  { store: { db }, results }: Pick<Services, 'store' | 'results'>,
  judge: JudgeRow,
  now: number,
  heldIds: readonly string[] = [],
): Promise<NextAssignment> {
  return db.transaction().execute(async (trx) => {
    const campaign = await lockCampaign(trx, judge.campaign_id, 0);
    const plan = planOf(campaign);
    if (judge.finished_at !== null) return { assignment: null, why: 'finished' };
    if (campaign.state !== 'running' || plan === null) return { assignment: null, why: 'not-running' };
    if (judge.paused === 1) return { assignment: null, why: 'paused' };
    const leaseUntil = now + plan.leaseMinutes * 60_000;
    const open = await openAssignments(trx, judge);
    const current = await renewLease(trx, open, now, leaseUntil, heldIds);
    if (current !== undefined) return { assignment: current, why: null };
    const share = participantShare(campaign, judge);
    const hasShare = share !== null && (await countTowardsShare(trx, judge)) >= share;
    const chosen = await chooseItem(trx, judge, plan, now, hasShare);
    if (chosen === undefined) {
      const lost = open.filter(({ id }) => !heldIds.includes(id)).map(({ item_id }) => item_id);
      const isAway = (await someWantJudges(trx, lost)) || (!hasShare && (await someItemIsLeased(trx, judge, now)));
      if (isAway) return { assignment: null, why: 'waiting' };
      if (judge.participant !== null && lost.length === open.length) await finish(trx, judge, now);
      return { assignment: null, why: 'finished' };
    }
    const item = isUndrawn(chosen.item) ? await drawItem(trx, results, plan, chosen.item) : chosen.item;
    return { assignment: await assign(trx, judge, { ...chosen, item }, plan.seed, now, leaseUntil), why: null };
  });
}

/** The item on the judge's screen, unless its lease has ended and others have taken it. */
async function renewLease(
  trx: Db,
  open: readonly AssignmentRow[],
  now: number,
  leaseUntil: number,
  heldIds: readonly string[],
): Promise<AssignmentRow | undefined> {
  for (const assignment of open) {
    if (heldIds.includes(assignment.id)) continue;
    const isFree =
      assignment.lease_until > now || assignment.occasion > 1 || (await judgesStillWanted(trx, assignment, now)) > 0;
    if (!isFree) continue;
    await trx.updateTable('assignments').set({ lease_until: leaseUntil }).where('id', '=', assignment.id).execute();
    return { ...assignment, lease_until: leaseUntil };
  }
  return undefined;
}

interface Chosen {
  readonly item: ItemRow;
  readonly occasion: number;
}

/** Practice, repeats, attention checks and, unless the judge has their share, further items. */
async function chooseItem(
  trx: Db,
  judge: JudgeRow,
  plan: Plan,
  now: number,
  hasShare: boolean,
): Promise<Chosen | undefined> {
  const practice = await practiceItem(trx, judge);
  if (practice !== undefined) return { item: practice, occasion: 1 };
  const { repeatEvery, checkEvery } = plan;
  const repeated = repeatEvery > 0 ? await itemToRepeat(trx, judge, repeatEvery) : undefined;
  if (repeated !== undefined) return { item: repeated, occasion: 2 };
  const check = checkEvery > 0 ? await checkItem(trx, judge, plan) : undefined;
  if (check !== undefined) return { item: check, occasion: 1 };
  const item = hasShare ? undefined : await nextItem(trx, judge, now);
  return item === undefined ? undefined : { item, occasion: 1 };
}

/** From now on a participant gets no items, whatever becomes of the campaign. */
async function finish(trx: Db, judge: JudgeRow, now: number): Promise<void> {
  await trx.updateTable('judges').set({ finished_at: now }).where('id', '=', judge.id).execute();
}

async function assign(
  trx: Db,
  judge: JudgeRow,
  { item, occasion }: Chosen,
  seed: number,
  now: number,
  leaseUntil: number,
): Promise<AssignmentRow> {
  const { last } = await trx
    .selectFrom('assignments')
    .select(({ fn }) => fn.max<number | null>('number').as('last'))
    .where('judge_id', '=', judge.id)
    .executeTakeFirstOrThrow();
  const order = displayOrder(outputsOf(item).length, { seed, item: item.position, judge: judge.name, occasion });
  const row: AssignmentRow = {
    id: newId(now),
    campaign_id: judge.campaign_id,
    item_id: item.id,
    judge_id: judge.id,
    occasion,
    number: (last ?? 0) + 1,
    state: 'open',
    lease_until: leaseUntil,
    shown_at: now,
    displayed: JSON.stringify(order),
    revision: 0,
    flagged: 0,
  };
  await trx.insertInto('assignments').values(row).execute();
  return row;
}
