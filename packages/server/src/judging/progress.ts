import type { Db } from '../storage/store.js';
import type { JudgeRow } from '../storage/tables.js';
import type { MyProgress } from './schemas.js';

/** How far a judge is. */
export async function progressOf(db: Db, judge: JudgeRow): Promise<MyProgress> {
  const own = await db
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
  const { practice } = await db
    .selectFrom('items')
    .select(({ fn }) => fn.countAll<number>().as('practice'))
    .where('campaign_id', '=', judge.campaign_id)
    .where('kind', '=', 'practice')
    .executeTakeFirstOrThrow();
  const ownItems = (isOne: (row: (typeof own)[number]) => boolean): number =>
    own.filter(isOne).reduce((sum, { count }) => sum + count, 0);
  // Others want them still, and this judge is not asked again but to see whether they say the same.
  const isDone = ({ kind, open, state, occasion }: (typeof own)[number]): boolean =>
    kind === 'main' && open === 1 && state !== 'open' && occasion === 1;
  return {
    judged: ownItems(({ kind, state }) => kind === 'main' && state === 'judged'),
    skipped: ownItems(({ kind, state }) => kind === 'main' && state === 'skipped'),
    left: openItems - ownItems(isDone),
    practiceLeft: practice - ownItems(({ kind, state }) => kind === 'practice' && state !== 'open'),
  };
}
