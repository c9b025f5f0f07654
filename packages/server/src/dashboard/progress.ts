import { currentAnswers } from '../judging/current-answers.js';
import { judgeStatistics } from '../judges/statistics.js';
import type { Db } from '../storage/store.js';
import type { CampaignRow } from '../storage/tables.js';
import type { Progress } from './schemas.js';

/** A campaign's current progress. */
export async function progressOf(db: Db, { id, version }: CampaignRow, now: number): Promise<Progress> {
  const items = await db
    .selectFrom('items')
    .select(({ fn }) => [fn.sum<number | null>('wanted').as('wanted'), fn.sum<number | null>('judged').as('judged')])
    .where('campaign_id', '=', id)
    .where('kind', '=', 'main')
    .executeTakeFirstOrThrow();
  const leased = await db
    .selectFrom('assignments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('campaign_id', '=', id)
    .where('state', '=', 'open')
    .where('lease_until', '>', now)
    .executeTakeFirstOrThrow();
  const judges = await judgeStatistics(db, id);
  const sum = (of: (judge: (typeof judges)[number]) => number): number =>
    judges.reduce((total, judge) => total + of(judge), 0);
  return {
    version,
    wanted: items.wanted ?? 0,
    judged: items.judged ?? 0,
    skipped: sum(({ skipped }) => skipped),
    flagged: sum(({ flagged }) => flagged),
    leased: leased.count,
    judgedByDay: await judgedByDay(db, id),
    judges,
  };
}

const DAY = 24 * 60 * 60_000;

/** Days in UTC; counted here, since each database has its own way to tell days. */
async function judgedByDay(db: Db, campaignId: string): Promise<{ day: string; judged: number }[]> {
  const rows = await db
    .selectFrom('assignments')
    .innerJoin('items', 'items.id', 'assignments.item_id')
    .innerJoin('judges', 'judges.id', 'assignments.judge_id')
    .innerJoin('judgments', 'judgments.assignment_id', 'assignments.id')
    .select('judgments.answered_at')
    .where('assignments.campaign_id', '=', campaignId)
    .where('assignments.state', '=', 'judged')
    .where('items.kind', '=', 'main')
    .where('judges.kind', '=', 'person')
    .where('judgments.revision', '=', 1)
    .execute();
  const days = new Map<number, number>();
  for (const { answered_at } of rows) {
    const day = Math.floor(answered_at / DAY);
    days.set(day, (days.get(day) ?? 0) + 1);
  }
  return [...days]
    .sort(([a], [b]) => a - b)
    .map(([day, judged]) => ({ day: new Date(day * DAY).toISOString().slice(0, 10), judged }));
}

export interface FlaggedItem {
  readonly itemId: string;
  readonly sentence: number;
  readonly judge: string;
  readonly comment: string;
  readonly answeredAt: number;
}

/** The items that judges flagged, latest first: those that count, as in the progress and the list of items. */
export async function flaggedItems(db: Db, campaignId: string): Promise<FlaggedItem[]> {
  const rows = await currentAnswers(db, campaignId)
    .select(['items.id as itemId', 'items.sentence', 'judges.name as judge'])
    .select(['judgments.comment', 'judgments.answered_at as answeredAt'])
    .where('assignments.flagged', '=', 1)
    .where('items.kind', '=', 'main')
    .orderBy('judgments.answered_at', 'desc')
    .orderBy('assignments.id')
    .execute();
  return rows;
}
