import type { JudgeItem, Ranking } from '@stet/core/internal';
import { drawingOf } from '../campaigns/item-drawing.js';
import { outputsOf } from '../campaigns/item-output.js';
import { drawnItems } from '../campaigns/items.js';
import type { Db } from '../storage/store.js';
import type { ItemRow } from '../storage/tables.js';

/** An item of a campaign, and the name under which rankings know it. */
export interface StoredItem extends JudgeItem {
  readonly name: string;
}

/** The items of a campaign that a model is asked about, in their order: those that people have judged, or all that are drawn. */
export async function storedItems(db: Db, campaignId: string, about: 'judged' | 'all'): Promise<StoredItem[]> {
  let query = drawnItems(db, campaignId);
  if (about === 'judged') query = query.where('judged', '>', 0);
  const seen = new Map<string, number>();
  return (await query.execute()).map((row) => {
    const outputs = outputsOf(row);
    const key = JSON.stringify([row.sentence, outputs.map(({ systems }) => systems.join(' ')).sort()]);
    const repetition = seen.get(key) ?? 0;
    seen.set(key, repetition + 1);
    return toItem(row, outputs, repetition);
  });
}

function toItem(row: ItemRow, outputs: JudgeItem['outputs'], repetition: number): StoredItem {
  const { id, name, sentence, source, before, after } = row;
  return {
    ...{ id, name, sentence, source, outputs, repetition },
    ...(before === null ? {} : { before }),
    ...(after === null ? {} : { after }),
    ...drawingOf(row),
  };
}

/** What people said of these items, each ranking with its item. */
export function withItems(
  rankings: readonly Ranking[],
  items: readonly StoredItem[],
): { readonly rankings: Ranking[]; readonly items: StoredItem[] } {
  const keyOf = (name: string, sentence: number, outputs: readonly { readonly systems: readonly string[] }[]): string =>
    JSON.stringify([name, sentence, outputs.map(({ systems }) => systems.toSorted().join(' ')).sort()]);
  const byKey = new Map(items.map((item) => [keyOf(item.name, item.sentence, item.outputs), item]));
  const found = rankings.flatMap((ranking) => {
    const item = byKey.get(keyOf(ranking.item ?? '', ranking.sentence, ranking.outputs));
    return item === undefined ? [] : [{ ranking, item }];
  });
  return { rankings: found.map(({ ranking }) => ranking), items: found.map(({ item }) => item) };
}
