import type { Db, Store } from '../storage/store.js';
import type { ItemRow } from '../storage/tables.js';
import { insertRows } from '../storage/rows.js';
import { newId } from '../tokens.js';
import { feedbackOf, type Feedback } from './item-feedback.js';
import { outputsOf } from './item-output.js';
import type { Practice } from './schemas.js';
import { lockDraft } from './texts.js';

type PracticeItem = Practice['items'][number];

/** Replaces the practice items, which every judge sees first. */
export async function savePractice({ db }: Store, campaignId: string, { items }: Practice, now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockDraft(trx, campaignId);
    await trx.deleteFrom('items').where('campaign_id', '=', campaignId).where('kind', '=', 'practice').execute();
    await insertRows(
      trx,
      'items',
      items.map((item, position) => toRow(campaignId, item, position, now)),
    );
  });
}

export async function readPractice(db: Db, campaignId: string): Promise<Practice> {
  const rows = await db
    .selectFrom('items')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .where('kind', '=', 'practice')
    .orderBy('position')
    .execute();
  return { items: rows.map(fromRow) };
}

function toRow(campaignId: string, item: PracticeItem, position: number, now: number): ItemRow {
  const feedback: Feedback = {
    ranks: item.outputs.map(({ rank }) => rank),
    details: item.outputs.some(({ details }) => details !== undefined)
      ? { outputs: item.outputs.map(({ details }) => details ?? {}) }
      : null,
    explanation: item.explanation,
  };
  return {
    id: newId(now),
    campaign_id: campaignId,
    kind: 'practice',
    position,
    sentence: -1,
    name: `practice-${position + 1}`,
    source: item.source,
    before: item.before,
    after: item.after,
    outputs: JSON.stringify(item.outputs.map(({ text }) => ({ text, systems: [] }))),
    feedback: JSON.stringify(feedback),
    drawing: null,
    wanted: 1,
    judged: 0,
    open: 1,
  };
}

function fromRow(row: ItemRow): PracticeItem {
  const feedback = feedbackOf(row);
  return {
    source: row.source,
    before: row.before,
    after: row.after,
    outputs: outputsOf(row).map(({ text }, at) => ({
      text,
      rank: feedback?.ranks[at] ?? 1,
      details: feedback?.details?.outputs[at],
    })),
    explanation: feedback?.explanation ?? '',
  };
}
