import type { SelectQueryBuilder } from 'kysely';
import { toPage, type Page } from '../http/schemas.js';
import { findRow } from '../storage/rows.js';
import type { Db } from '../storage/store.js';
import type { ItemRow, Tables } from '../storage/tables.js';
import { detailsOf } from '../protocols/details-of.js';
import { outputsOf } from './item-output.js';
import type { Item, ItemDetail, SkipReason } from './schemas.js';

export interface ItemFilter {
  readonly cursor: number | undefined;
  readonly limit: number;
  readonly only: 'flagged' | 'skipped' | undefined;
}

/** The items of a campaign in order, without practice items and those that are yet to be drawn. */
export function drawnItems(db: Db, campaignId: string): SelectQueryBuilder<Tables, 'items', ItemRow> {
  return db
    .selectFrom('items')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .where('kind', '=', 'main')
    .where('sentence', '>=', 0)
    .orderBy('position');
}

/** A page of them. */
export async function listItems(db: Db, campaignId: string, { cursor, limit, only }: ItemFilter): Promise<Page<Item>> {
  let query = drawnItems(db, campaignId);
  if (cursor !== undefined) query = query.where('position', '>', cursor);
  if (only !== undefined) {
    const marked = db
      .selectFrom('assignments')
      .innerJoin('judges', 'judges.id', 'assignments.judge_id')
      .select('item_id')
      .where('judges.kind', '=', 'person')
      .where('assignments.campaign_id', '=', campaignId);
    query = query.where(
      'id',
      'in',
      only === 'flagged' ? marked.where('flagged', '=', 1) : marked.where('state', '=', 'skipped'),
    );
  }
  const page = toPage(await query.limit(limit + 1).execute(), limit, ({ position }) => position);
  const marks = await marksOf(
    db,
    page.rows.map(({ id }) => id),
  );
  return { ...page, rows: page.rows.map((row) => toView(row, marks.get(row.id))) };
}

interface Marks {
  readonly flags: number;
  readonly skips: number;
}

async function marksOf(db: Db, itemIds: readonly string[]): Promise<Map<string, Marks>> {
  const marks = new Map<string, Marks>();
  if (itemIds.length === 0) return marks;
  const rows = await db
    .selectFrom('assignments')
    .innerJoin('judges', 'judges.id', 'assignments.judge_id')
    .select(['item_id', 'state', 'flagged'])
    .where('judges.kind', '=', 'person')
    .where('item_id', 'in', itemIds)
    .execute();
  for (const { item_id, state, flagged } of rows) {
    const { flags, skips } = marks.get(item_id) ?? { flags: 0, skips: 0 };
    marks.set(item_id, { flags: flags + flagged, skips: skips + Number(state === 'skipped') });
  }
  return marks;
}

function toView(row: ItemRow, { flags, skips }: Marks = { flags: 0, skips: 0 }): Item {
  const { id, position, sentence, source, before, after, wanted, judged } = row;
  const outputs = outputsOf(row).map(({ text, systems }) => ({ text, systems: [...systems] }));
  return { id, position, sentence, source, before, after, outputs, wanted, judged, flags, skips };
}

/** An item with all its judgments, including those that were changed later. */
export async function viewItem(db: Db, campaignId: string, id: string): Promise<ItemDetail> {
  const row = await findRow(db, 'items', { campaign_id: campaignId, id }, 'an item of this campaign');
  const judgments = await db
    .selectFrom('judgments')
    .innerJoin('assignments', 'assignments.id', 'judgments.assignment_id')
    .innerJoin('judges', 'judges.id', 'assignments.judge_id')
    .selectAll('judgments')
    .select(['assignments.occasion', 'assignments.displayed', 'assignments.revision as last'])
    .select(['judges.id as judge_id', 'judges.name as judge', 'judges.kind'])
    .where('assignments.item_id', '=', id)
    .orderBy('judgments.answered_at')
    .orderBy('judgments.revision')
    .execute();
  const view = toView(row, (await marksOf(db, [id])).get(id));
  return {
    ...view,
    judgments: judgments.map((judgment) => ({
      judge: judgment.judge,
      judgeId: judgment.judge_id,
      kind: judgment.kind,
      occasion: judgment.occasion,
      revision: judgment.revision,
      current: judgment.revision === judgment.last,
      ranks: judgment.ranks === null ? null : (JSON.parse(judgment.ranks) as number[]),
      details: detailsOf(judgment),
      displayed: JSON.parse(judgment.displayed) as number[],
      skip: judgment.skip_reason as SkipReason | null,
      flagged: judgment.flagged === 1,
      comment: judgment.comment,
      answeredAt: judgment.answered_at,
      seconds: (judgment.client_ms ?? judgment.server_ms) / 1000,
    })),
  };
}
