import { crowdOf } from '../crowds/crowd-of.js';
import type { Db } from '../storage/store.js';
import type { CampaignRow, JudgeRow } from '../storage/tables.js';

/** How many items a participant of a crowd gets, repeats apart; null for other judges, who go on while there are any. */
export function participantShare(campaign: CampaignRow, { participant }: JudgeRow): number | null {
  return participant === null ? null : (crowdOf(campaign)?.itemsEach ?? null);
}

/** How many items count towards a judge's share: not those that others took over from them. */
export async function countTowardsShare(trx: Db, judge: JudgeRow): Promise<number> {
  const { count } = await trx
    .selectFrom('assignments')
    .innerJoin('items', 'items.id', 'assignments.item_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('assignments.judge_id', '=', judge.id)
    .where('assignments.occasion', '=', 1)
    .where('items.kind', '=', 'main')
    .where((eb) => eb.or([eb('assignments.state', '!=', 'open'), eb('items.open', '=', 1)]))
    .executeTakeFirstOrThrow();
  return count;
}
