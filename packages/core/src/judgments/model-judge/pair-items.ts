import type { Ranking } from '../ranking.js';
import type { JudgeItem } from './judge-item.js';

/** Each two outputs of each item as an item of their own, for judges who are asked for the better of two. */
export function pairItems(items: readonly JudgeItem[]): JudgeItem[] {
  return items.flatMap((item) =>
    item.outputs.flatMap((first, at) =>
      item.outputs.slice(at + 1).map((second, offset) => ({
        ...item,
        id: item.outputs.length === 2 ? item.id : `${item.id}:${at + 1}-${at + offset + 2}`,
        outputs: [first, second],
      })),
    ),
  );
}

/** Rankings of items as rankings of each two of their outputs, in the order of `pairItems`. */
export function pairRankings(rankings: readonly Ranking[], items: readonly JudgeItem[]): Ranking[] {
  return rankings.flatMap((ranking, at) => {
    const ranked = new Map(ranking.outputs.map((output) => [output.systems.join(' '), output]));
    return pairItems([items[at]]).map(({ id, outputs }) => ({
      ...ranking,
      item: id,
      outputs: outputs.flatMap(({ systems }) => ranked.get(systems.join(' ')) ?? []),
    }));
  });
}
