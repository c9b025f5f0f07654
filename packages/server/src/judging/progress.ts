import { planOf } from '../campaigns/campaigns.js';
import { isPractice } from '../campaigns/item-kind.js';
import type { Plan } from '../campaigns/schemas.js';
import type { Db } from '../storage/store.js';
import type { JudgeRow } from '../storage/tables.js';
import { countTowardsShare, participantShare } from './participant-share.js';
import type { MyProgress } from './schemas.js';

/** A judge's progress. */
export async function progressOf(db: Db, judge: JudgeRow): Promise<MyProgress> {
  const counts = await db
    .selectFrom('assignments')
    .innerJoin('items', 'items.id', 'assignments.item_id')
    .select(({ fn }) => ['items.kind', 'items.open', fn.countAll<number>().as('count')])
    .select(['assignments.state', 'assignments.occasion'])
    .where('assignments.judge_id', '=', judge.id)
    .groupBy(['items.kind', 'items.open', 'assignments.state', 'assignments.occasion'])
    .execute();
  const campaign = await db
    .selectFrom('campaigns')
    .selectAll()
    .where('id', '=', judge.campaign_id)
    .executeTakeFirstOrThrow();
  const kinds = await db
    .selectFrom('items')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('items'), fn.sum<number>('wanted').as('wanted')])
    .where('campaign_id', '=', judge.campaign_id)
    .groupBy('kind')
    .execute();
  const main = kinds.find(({ kind }) => kind === 'main') ?? { items: 0, wanted: 0 };
  const practice = kinds.filter(({ kind }) => isPractice(kind)).reduce((sum, { items }) => sum + items, 0);
  const countItems = (matches: (row: (typeof counts)[number]) => boolean): number =>
    counts.filter(matches).reduce((sum, { count }) => sum + count, 0);
  // These items still need other judges; this judge only gets them again as repeats.
  const isDone = ({ kind, open, state, occasion }: (typeof counts)[number]): boolean =>
    kind === 'main' && open === 1 && state !== 'open' && occasion === 1;
  const share = participantShare(campaign, judge);
  const leftOfShare = share === null ? Infinity : Math.max(0, share - (await countTowardsShare(db, judge)));
  return {
    judged: countItems(({ kind, state }) => !isPractice(kind) && state === 'judged'),
    skipped: countItems(({ kind, state }) => !isPractice(kind) && state === 'skipped'),
    left: Math.min(campaign.open_items - countItems(isDone), leftOfShare),
    share: withExtras(share ?? (await shareOf(db, judge, main)), planOf(campaign)),
    practiceLeft: practice - countItems(({ kind, state }) => isPractice(kind) && state !== 'open'),
  };
}

interface WantedItems {
  readonly items: number;
  /** Judgments of them, by however many judges. */
  readonly wanted: number;
}

/** What falls to each judge if all who have a link do as much; nobody gets an item twice. */
async function shareOf(db: Db, judge: JudgeRow, { items, wanted }: WantedItems): Promise<number> {
  const { count } = await db
    .selectFrom('judges')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('campaign_id', '=', judge.campaign_id)
    .where('key_hash', 'is not', null)
    .executeTakeFirstOrThrow();
  return Math.min(items, Math.ceil(wanted / Math.max(1, count)));
}

/** With the repeats and attention checks that come with so many items. */
function withExtras(share: number, plan: Plan | null): number {
  const extras = (every = 0): number => (every === 0 ? 0 : Math.floor(share / every));
  return share + extras(plan?.repeatEvery) + extras(plan?.checkEvery);
}
