import {
  leftColumn,
  orderTypes,
  percent,
  recallOfExplored,
  rightColumn,
  type ExploredSentence,
  type TableModel,
} from '@stet/core/internal';

/** How many of the gold edits of each error type each system made. */
export function recallTable(sentences: readonly ExploredSentence[], systems: readonly string[]): TableModel {
  const recalls = systems.map(
    (system) => new Map(recallOfExplored(sentences, system).map((recall) => [recall.type, recall])),
  );
  const types = orderTypes(recalls.flatMap((byType) => [...byType.keys()]));
  return {
    title: 'Recall by error type',
    columns: [leftColumn('Type'), ...systems.map(rightColumn)],
    rows: types.map((type) => [
      type,
      ...recalls.map((byType) => {
        const recall = byType.get(type);
        return recall === undefined ? '–' : `${percent(recall.recall)} (${recall.correct}/${recall.gold})`;
      }),
    ]),
    notes: ['Against the annotator whom the score chose for each sentence, so that systems may differ in gold edits.'],
  };
}
