import { isPractice, PRACTICE_KINDS } from '../campaigns/item-kind.js';
import type { Db } from '../storage/store.js';
import type { JudgeRow } from '../storage/tables.js';
import { countTowardsShare, participantShare } from './participant-share.js';
import type { MyProgress } from './schemas.js';
import { sharesOf } from './share.js';

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
  const { practice } = await db
    .selectFrom('items')
    .select(({ fn }) => fn.countAll<number>().as('practice'))
    .where('campaign_id', '=', judge.campaign_id)
    .where('kind', 'in', PRACTICE_KINDS)
    .executeTakeFirstOrThrow();
  const shareOf = await sharesOf(db, campaign);
  const countItems = (matches: (row: (typeof counts)[number]) => boolean): number =>
    counts.filter(matches).reduce((sum, { count }) => sum + count, 0);
  // These items still need other judges; this judge only gets them again as repeats.
  const isDone = ({ kind, open, state, occasion }: (typeof counts)[number]): boolean =>
    kind === 'main' && open === 1 && state !== 'open' && occasion === 1;
  const ownShare = participantShare(campaign, judge);
  const leftOfShare = ownShare === null ? Infinity : Math.max(0, ownShare - (await countTowardsShare(db, judge)));
  return {
    judged: countItems(({ kind, state }) => !isPractice(kind) && state === 'judged'),
    skipped: countItems(({ kind, state }) => !isPractice(kind) && state === 'skipped'),
    left: Math.min(campaign.open_items - countItems(isDone), leftOfShare),
    share: shareOf(judge),
    practiceLeft: practice - countItems(({ kind, state }) => isPractice(kind) && state !== 'open'),
  };
}
