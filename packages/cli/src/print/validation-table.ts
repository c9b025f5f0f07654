import { rankingMethods, type RankingValidation } from '@stet/core/internal';
import { left, percent, right, type TableModel } from './table.js';

/** The accuracy of rankings on held-out judgments, as in Table 4 of Grundkiewicz et al. (2015), with trivial baselines. */
export function validationTables(validation: RankingValidation): TableModel[] {
  const { signature, judgments, decided, allTies, majorityBound, methods } = validation;
  const shown = (share: number | null): string => (share === null ? '–' : percent(share));
  return [
    {
      columns: [left('Predicted by'), right('Total order'), right('Clusters')],
      rows: [
        ...methods.map(({ method, total, clusters }) => [rankingMethods[method].title, shown(total), shown(clusters)]),
        ['one cluster: all ties', '–', shown(allTies)],
        ['the majority of each pair', shown(majorityBound), '–'],
      ],
      groups: [methods.length],
      notes: [
        `Total order: of ${decided.toLocaleString('en')} decided judgments. Clusters: of all ${judgments.toLocaleString('en')}, ties within a cluster.`,
        signature,
      ],
    },
    {
      title: 'Clusters found',
      columns: [left('Method'), right('Folds'), left('Clusters')],
      rows: methods.flatMap(({ method, partitions }) =>
        partitions
          .slice(0, SHOWN_PARTITIONS)
          .map(({ folds, clusters }) => [
            rankingMethods[method].title,
            String(folds),
            clusters.map((members) => members.join(' ')).join(' | '),
          ]),
      ),
    },
  ];
}

/** How many partitions of each method the table shows; JSON has all. */
const SHOWN_PARTITIONS = 5;
