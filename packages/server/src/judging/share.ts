import { planOf } from '../campaigns/campaigns.js';
import { EARNEST_KINDS } from '../campaigns/item-kind.js';
import type { Db } from '../storage/store.js';
import type { CampaignRow, JudgeRow } from '../storage/tables.js';
import { checksDue } from './checks-due.js';
import { participantShare } from './participant-share.js';

/** How many items in earnest fall to a judge, the repeats and attention checks among them counted. */
export type ShareOf = (judge: JudgeRow) => number;

/**
 * The shares of the judges of a campaign. They do not depend on who has judged how much: what a judge does beyond it,
 * since others did less, is no part of it.
 */
export async function sharesOf(db: Db, campaign: CampaignRow): Promise<ShareOf> {
  const kinds = await db
    .selectFrom('items')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('items'), fn.sum<number>('wanted').as('wanted')])
    .where('campaign_id', '=', campaign.id)
    .where('kind', 'in', EARNEST_KINDS)
    .groupBy('kind')
    .execute();
  const { judges } = await db
    .selectFrom('judges')
    .select(({ fn }) => fn.countAll<number>().as('judges'))
    .where('campaign_id', '=', campaign.id)
    .where('key_hash', 'is not', null)
    .executeTakeFirstOrThrow();
  const { items, wanted } = kinds.find(({ kind }) => kind === 'main') ?? { items: 0, wanted: 0 };
  const checks = kinds.find(({ kind }) => kind === 'check')?.items ?? 0;
  // What falls to each if all who have a link do as much; nobody gets an item twice.
  const equalShare = Math.min(items, Math.ceil(wanted / Math.max(1, judges)));
  return (judge) => withExtras(participantShare(campaign, judge) ?? equalShare, checks, campaign, judge);
}

/** With the repeats, and those of the `checks` attention checks, that come with so many items. */
function withExtras(share: number, checks: number, campaign: CampaignRow, judge: JudgeRow): number {
  const plan = planOf(campaign);
  if (plan === null) return share;
  const { repeatEvery, checkEvery, seed } = plan;
  const repeats = repeatEvery === 0 ? 0 : Math.floor(share / repeatEvery);
  const due = checkEvery === 0 ? 0 : checksDue(share, { every: checkEvery, seed, judge: judge.id });
  return share + repeats + Math.min(checks, due);
}
