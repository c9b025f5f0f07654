import { leftColumn, orderTypes, percent, rightColumn, type TableModel } from '@stet/core/internal';
import { speech, words } from '../../language/words.js';
import type { SystemRecall } from '../scoring/scored-texts.js';

/** How many of the gold edits of each error type each system made. */
export function recallTable(systems: readonly SystemRecall[]): TableModel & { readonly title: string } {
  const { playground } = words();
  const { written } = speech();
  const recalls = systems.map(({ recalls: ofSystem }) => new Map(ofSystem.map((recall) => [recall.type, recall])));
  const types = orderTypes(recalls.flatMap((byType) => [...byType.keys()]));
  return {
    title: playground.recall,
    columns: [leftColumn(playground.tables.type), ...systems.map(({ system }) => rightColumn(system))],
    rows: types.map((type) => [
      type,
      ...recalls.map((byType) => {
        const recall = byType.get(type);
        return recall === undefined ? '–' : `${written(percent(recall.recall))} (${recall.correct}/${recall.gold})`;
      }),
    ]),
    notes: [playground.recallNote],
  };
}
