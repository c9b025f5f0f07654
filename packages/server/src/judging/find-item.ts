import { sql, type SelectQueryBuilder } from 'kysely';
import type { Db } from '../storage/store.js';
import type { AssignmentRow, ItemRow, JudgeRow, Tables } from '../storage/tables.js';

export async function openAssignments(trx: Db, judge: JudgeRow): Promise<AssignmentRow[]> {
  return trx
    .selectFrom('assignments')
    .selectAll()
    .where('judge_id', '=', judge.id)
    .where('state', '=', 'open')
    .orderBy('number')
    .execute();
}

/** How many more judges the item wants, those aside who have it on their screens, other than this one. */
export async function placesLeft(
  trx: Db,
  { item_id: itemId, judge_id: judgeId }: AssignmentRow,
  now: number,
): Promise<number> {
  const item = await trx
    .selectFrom('items')
    .select(['wanted', 'judged'])
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow();
  const others = await trx
    .selectFrom('assignments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('item_id', '=', itemId)
    .where('judge_id', '!=', judgeId)
    .where('occasion', '=', 1)
    .where('state', '=', 'open')
    .where('lease_until', '>', now)
    .executeTakeFirstOrThrow();
  return item.wanted - item.judged - others.count;
}

/** The first practice item that the judge has not seen. */
export async function practiceItem(trx: Db, judge: JudgeRow): Promise<ItemRow | undefined> {
  return trx
    .selectFrom('items')
    .selectAll()
    .where('campaign_id', '=', judge.campaign_id)
    .where('kind', '=', 'practice')
    .where('items.id', 'not in', givenTo(trx, judge))
    .orderBy('position')
    .executeTakeFirst();
}

/** The judge's earliest item that they have not met again, when it is time for one. */
export async function itemToRepeat(trx: Db, judge: JudgeRow, every: number): Promise<ItemRow | undefined> {
  const own = await trx
    .selectFrom('assignments')
    .innerJoin('items', 'items.id', 'assignments.item_id')
    .select(['assignments.item_id', 'assignments.occasion', 'assignments.state'])
    .where('assignments.judge_id', '=', judge.id)
    .where('items.kind', '=', 'main')
    .orderBy('assignments.number')
    .execute();
  const firsts = own.filter(({ occasion, state }) => occasion === 1 && state === 'judged');
  const met = new Set(own.filter(({ occasion }) => occasion === 2).map(({ item_id }) => item_id));
  if (Math.floor(firsts.length / every) <= met.size) return undefined;
  const again = firsts.find(({ item_id }) => !met.has(item_id));
  if (again === undefined) return undefined;
  return trx.selectFrom('items').selectAll().where('id', '=', again.item_id).executeTakeFirst();
}

/** The first item that wants a judge and that this one has not had. */
export async function nextItem(trx: Db, judge: JudgeRow, now: number): Promise<ItemRow | undefined> {
  return openItems(trx, judge)
    .where(
      (eb) =>
        eb
          .selectFrom('assignments')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('assignments.item_id', '=', 'items.id')
          .where('assignments.occasion', '=', 1)
          .where('assignments.state', '=', 'open')
          .where('assignments.lease_until', '>', now),
      '<',
      sql<number>`wanted - judged`,
    )
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
}

/** Whether one of these items still wants a judge. */
export async function someWantJudges(trx: Db, itemIds: readonly string[]): Promise<boolean> {
  if (itemIds.length === 0) return false;
  const item = await trx
    .selectFrom('items')
    .select('id')
    .where('id', 'in', itemIds)
    .where('open', '=', 1)
    .limit(1)
    .executeTakeFirst();
  return item !== undefined;
}

/** Whether an item may come back to this judge: others have it on their screens. */
export async function someItemIsLeased(trx: Db, judge: JudgeRow, now: number): Promise<boolean> {
  const item = await openItems(trx, judge)
    .where('items.id', 'in', onScreens(trx, judge, now))
    .limit(1)
    .executeTakeFirst();
  return item !== undefined;
}

type Items = SelectQueryBuilder<Tables, 'items', ItemRow>;
type ItemIds = SelectQueryBuilder<Tables, 'assignments', { item_id: string }>;

/** Items that want a judge and that this one has not had. */
function openItems(trx: Db, judge: JudgeRow): Items {
  return trx
    .selectFrom('items')
    .selectAll()
    .where('campaign_id', '=', judge.campaign_id)
    .where('kind', '=', 'main')
    .where('open', '=', 1)
    .where('items.id', 'not in', givenTo(trx, judge));
}

function givenTo(trx: Db, judge: JudgeRow): ItemIds {
  return trx.selectFrom('assignments').select('item_id').where('judge_id', '=', judge.id);
}

/** The items that somebody has on their screen. */
function onScreens(trx: Db, judge: JudgeRow, now: number): ItemIds {
  return trx
    .selectFrom('assignments')
    .select('item_id')
    .where('campaign_id', '=', judge.campaign_id)
    .where('state', '=', 'open')
    .where('lease_until', '>', now);
}
