import { pairsAmong } from '@stet/core/internal';
import { conflict, wrongState, type ServerError } from '../errors.js';
import type { Services } from '../services.js';
import type { Db } from '../storage/store.js';
import type { ItemRow } from '../storage/tables.js';
import { insertRows } from '../storage/rows.js';
import { newId } from '../tokens.js';
import { findCampaign } from './campaigns.js';
import { checkRows } from './check-rows.js';
import type { DrawTask, Drawn, DrawnItem } from './draw-items.js';
import type { Plan, PlanPreview } from './schemas.js';
import { lockDraft, readTexts, sourceLines } from './texts.js';

/** What a plan would draw from the texts of a campaign. */
export async function drawPlan({ store, computing }: Services, campaignId: string, plan: Plan): Promise<Drawn> {
  return computing.run('drawItems', { ...(await textsToDraw(store.db, campaignId)), plan });
}

async function textsToDraw(db: Db, campaignId: string): Promise<Omit<DrawTask, 'plan'>> {
  const sources = await sourceLines(db, campaignId);
  const systems = await readTexts(db, campaignId, 'system');
  if (sources.length === 0 || systems.length < 2) {
    throw wrongState(
      'a source and the outputs of two systems or more',
      sources.length === 0 ? 'no source' : `${systems.length} systems`,
      'Upload them first; the source itself may be a system.',
    );
  }
  const [documents] = (await readTexts(db, campaignId, 'documents')) as { lines: string[] }[] | [undefined];
  return { sources, systems, documents: documents?.lines };
}

/** Draws the items of a draft and saves them with the plan. */
export async function savePlan(services: Services, campaignId: string, plan: Plan): Promise<Drawn> {
  const { store, computing, clock } = services;
  const { version } = await findCampaign(store.db, campaignId);
  const texts = { ...(await textsToDraw(store.db, campaignId)), plan };
  const drawn = await computing.run('drawItems', texts);
  const sentences = drawn.items.map(({ sentence }) => sentence);
  const checks = await computing.run('drawCheckItems', { ...texts, drawn: sentences });
  await store.db.transaction().execute(async (trx) => {
    const locked = await lockDraft(trx, campaignId);
    if (locked.version !== version + 1) throw textsChanged();
    await trx.deleteFrom('items').where('campaign_id', '=', campaignId).where('kind', '!=', 'practice').execute();
    const rows = toRows(campaignId, drawn, clock());
    await insertRows(trx, 'items', rows);
    await insertRows(trx, 'items', checkRows(campaignId, checks, clock()));
    await trx
      .updateTable('campaigns')
      .set({ plan: JSON.stringify(plan), open_items: rows.length })
      .where('id', '=', campaignId)
      .execute();
  });
  return drawn;
}

export function previewOf(drawn: Drawn): PlanPreview {
  const { items, undrawn, probabilities, distinctOutputs, systemPairs } = drawn;
  const sum = (of: (item: DrawnItem) => number): number => items.reduce((total, item) => total + of(item), 0);
  const drawnJudgments = sum(({ wanted }) => wanted);
  const judgments = undrawn.reduce((total, wanted) => total + wanted, drawnJudgments);
  // What is drawn later is taken to be like what is drawn now.
  const scale = judgments / drawnJudgments;
  return {
    sentences: probabilities.length,
    probabilities: [...probabilities],
    distinctOutputs: [...distinctOutputs],
    items: items.length + undrawn.length,
    judgments,
    pairs: Math.round(
      scale * sum(({ wanted, outputs }) => wanted * pairsAmong(outputs.flatMap(({ systems }) => systems).length)),
    ),
    comparisonsPerPair:
      systemPairs === null
        ? null
        : (scale *
            sum(({ wanted, outputs: [first, second] }) => wanted * first.systems.length * second.systems.length)) /
          systemPairs,
    outputsPerItem: sum(({ outputs }) => outputs.length) / items.length,
  };
}

/** What an item holds until its pair is drawn. */
const UNDRAWN = { sentence: -1, source: '', before: null, after: null, outputs: [], drawing: null };

function toRows(campaignId: string, { items, undrawn }: Drawn, now: number): ItemRow[] {
  const planned: DrawnItem[] = [...items, ...undrawn.map((wanted) => ({ ...UNDRAWN, wanted }))];
  return planned.map((item, position) => ({
    id: newId(now),
    campaign_id: campaignId,
    kind: 'main',
    position,
    sentence: item.sentence,
    name: String(position),
    source: item.source,
    before: item.before,
    after: item.after,
    outputs: JSON.stringify(item.outputs),
    feedback: null,
    drawing: item.drawing === null ? null : JSON.stringify(item.drawing),
    wanted: item.wanted,
    judged: 0,
    open: 1,
  }));
}

function textsChanged(): ServerError {
  return conflict('the texts that the items were drawn from', 'other texts, uploaded since', 'Choose the plan again.');
}
