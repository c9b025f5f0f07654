import { sql, type SelectQueryBuilder } from 'kysely';
import { EARNEST_KINDS, PRACTICE_KINDS, type ItemKind } from '../campaigns/item-kind.js';
import type { Plan } from '../campaigns/schemas.js';
import type { Db } from '../storage/store.js';
import type { AssignmentRow, ItemRow, JudgeRow, Tables } from '../storage/tables.js';
import { checksDue } from './checks-due.js';

export async function openAssignments(trx: Db, judge: JudgeRow): Promise<AssignmentRow[]> {
  return trx
    .selectFrom('assignments')
    .selectAll()
    .where('judge_id', '=', judge.id)
    .where('state', '=', 'open')
    .orderBy('number')
    .execute();
}

/** How many more judges the item needs, apart from this one and others who have it on their screens. */
export async function judgesStillWanted(
  trx: Db,
  { item_id: itemId, judge_id: judgeId }: AssignmentRow,
  now: number,
): Promise<number> {
  const item = await trx
    .selectFrom('items')
    .select(['kind', 'wanted', 'judged'])
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow();
  // Practice and checks are for every judge, whoever else has them.
  if (item.kind !== 'main') return 1;
  const onOtherScreens = await trx
    .selectFrom('assignments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('item_id', '=', itemId)
    .where('judge_id', '!=', judgeId)
    .where('occasion', '=', 1)
    .where('state', '=', 'open')
    .where('lease_until', '>', now)
    .executeTakeFirstOrThrow();
  return item.wanted - item.judged - onOtherScreens.count;
}

/** The first practice item that the judge has not seen. */
export async function practiceItem(trx: Db, judge: JudgeRow): Promise<ItemRow | undefined> {
  return (
    trx
      .selectFrom('items')
      .selectAll()
      .where('campaign_id', '=', judge.campaign_id)
      .where('kind', 'in', PRACTICE_KINDS)
      .where('items.id', 'not in', givenTo(trx, judge))
      // The check comes last.
      .orderBy('kind')
      .orderBy('position')
      .executeTakeFirst()
  );
}

/** The earliest item that the judge has not repeated yet, if a repeat is due after `everyItems` items. */
export async function itemToRepeat(trx: Db, judge: JudgeRow, everyItems: number): Promise<ItemRow | undefined> {
  const assignments = await trx
    .selectFrom('assignments')
    .innerJoin('items', 'items.id', 'assignments.item_id')
    .select(['assignments.item_id', 'assignments.occasion', 'assignments.state'])
    .where('assignments.judge_id', '=', judge.id)
    .where('items.kind', '=', 'main')
    .orderBy('assignments.number')
    .execute();
  const firsts = assignments.filter(({ occasion, state }) => occasion === 1 && state === 'judged');
  const repeated = new Set(assignments.filter(({ occasion }) => occasion === 2).map(({ item_id }) => item_id));
  if (Math.floor(firsts.length / everyItems) <= repeated.size) return undefined;
  const toRepeat = firsts.find(({ item_id }) => !repeated.has(item_id));
  if (toRepeat === undefined) return undefined;
  return trx.selectFrom('items').selectAll().where('id', '=', toRepeat.item_id).executeTakeFirst();
}

/** The first attention check that the judge has not seen, if one is due. */
export async function checkItem(trx: Db, judge: JudgeRow, { checkEvery, seed }: Plan): Promise<ItemRow | undefined> {
  const given = await trx
    .selectFrom('assignments')
    .innerJoin('items', 'items.id', 'assignments.item_id')
    .select(({ fn }) => ['items.kind', fn.countAll<number>().as('count')])
    .where('assignments.judge_id', '=', judge.id)
    .where('items.kind', 'in', EARNEST_KINDS)
    .where('assignments.occasion', '=', 1)
    .where((eb) => eb.or([eb('items.kind', '=', 'check'), eb('assignments.state', '!=', 'open')]))
    .groupBy('items.kind')
    .execute();
  const countOf = (kind: ItemKind): number => given.find((row) => row.kind === kind)?.count ?? 0;
  const due = checksDue(countOf('main'), { every: checkEvery, seed, judge: judge.id });
  if (due <= countOf('check')) return undefined;
  return trx
    .selectFrom('items')
    .selectAll()
    .where('campaign_id', '=', judge.campaign_id)
    .where('kind', '=', 'check')
    .where('items.id', 'not in', givenTo(trx, judge))
    .orderBy('position')
    .executeTakeFirst();
}

/** The first item that needs a judge and that this judge has not had. */
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

/** Whether any of these items still needs a judge. */
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

/** Whether an item may still come to this judge, because others only have it on their screens. */
export async function someItemIsLeased(trx: Db, judge: JudgeRow, now: number): Promise<boolean> {
  const item = await openItems(trx, judge)
    .where('items.id', 'in', onScreens(trx, judge, now))
    .limit(1)
    .executeTakeFirst();
  return item !== undefined;
}

type Items = SelectQueryBuilder<Tables, 'items', ItemRow>;
type ItemIds = SelectQueryBuilder<Tables, 'assignments', { item_id: string }>;

/** Items that need a judge and that this judge has not had. */
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
