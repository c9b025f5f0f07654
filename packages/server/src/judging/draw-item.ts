import { PairSupply, adaptiveChances, drawPair, orderDoubts, outputTable, type OutputTable } from '@stet/core/internal';
import { outputsOf } from '../campaigns/item-output.js';
import type { Plan } from '../campaigns/schemas.js';
import { shownSentence, type SourceTexts } from '../campaigns/shown-sentence.js';
import { readTexts, sourceLines } from '../campaigns/texts.js';
import { readRankings } from '../dashboard/rankings.js';
import type { Results } from '../dashboard/results.js';
import type { Db } from '../storage/store.js';
import type { ItemRow } from '../storage/tables.js';

/** Whether the item is only planned: its pair is drawn when a judge asks for it. */
export function isUndrawn({ kind, sentence }: Pick<ItemRow, 'kind' | 'sentence'>): boolean {
  return kind === 'main' && sentence < 0;
}

/**
 * Draws the pair of a planned item where the order of systems is least sure, by all judgments so far. The campaign must
 * be locked: so each draw knows all before it, whichever server makes it. No two outputs of a sentence are drawn twice.
 */
export async function drawItem(trx: Db, results: Results, plan: Plan, item: ItemRow): Promise<ItemRow> {
  const { campaign_id: campaignId } = item;
  const { table, ...texts } = await textsToDrawFrom(trx, results, campaignId);
  const supply = new PairSupply(table, plan.replacement);
  const drawnItems = await trx
    .selectFrom('items')
    .select(['sentence', 'outputs'])
    .where('campaign_id', '=', campaignId)
    .where('kind', '=', 'main')
    .where('sentence', '>=', 0)
    .execute();
  for (const drawn of drawnItems) supply.take({ sentence: drawn.sentence, outputs: outputsOf(drawn) });
  const doubts = orderDoubts(await readRankings(trx, campaignId, 'counted'), table.systems);
  const pair = drawPair(supply, adaptiveChances(supply, doubts), 'adaptive', {
    seed: plan.seed,
    number: item.position,
  });
  const changes = {
    ...shownSentence(texts, plan, pair.sentence),
    outputs: JSON.stringify(pair.outputs),
    drawing: JSON.stringify(pair.drawing),
  };
  await trx.updateTable('items').set(changes).where('id', '=', item.id).execute();
  return { ...item, ...changes };
}

interface TextsToDrawFrom extends SourceTexts {
  readonly table: OutputTable;
}

/** Kept, since nobody can change the texts of a campaign that runs. */
function textsToDrawFrom(trx: Db, results: Results, campaignId: string): Promise<TextsToDrawFrom> {
  return results.get(`texts of ${campaignId}`, 0, 'outputs', async () => {
    const [documents] = (await readTexts(trx, campaignId, 'documents')) as { lines: string[] }[] | [undefined];
    return {
      table: outputTable(await readTexts(trx, campaignId, 'system')),
      sources: await sourceLines(trx, campaignId),
      documents: documents?.lines,
    };
  });
}
