import { countRows } from '../storage/rows.js';
import type { Db } from '../storage/store.js';
import type { JudgeRow } from '../storage/tables.js';
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
  const { open_items: openItems } = await db
    .selectFrom('campaigns')
    .select('open_items')
    .where('id', '=', judge.campaign_id)
    .executeTakeFirstOrThrow();
  const practice = await countRows(db, 'items', { campaign_id: judge.campaign_id, kind: 'practice' });
  const countItems = (matches: (row: (typeof counts)[number]) => boolean): number =>
    counts.filter(matches).reduce((sum, { count }) => sum + count, 0);
  // These items still need other judges; this judge only gets them again as repeats.
  const isDone = ({ kind, open, state, occasion }: (typeof counts)[number]): boolean =>
    kind === 'main' && open === 1 && state !== 'open' && occasion === 1;
  return {
    judged: countItems(({ kind, state }) => kind === 'main' && state === 'judged'),
    skipped: countItems(({ kind, state }) => kind === 'main' && state === 'skipped'),
    left: openItems - countItems(isDone),
    practiceLeft: practice - countItems(({ kind, state }) => kind === 'practice' && state !== 'open'),
  };
}
