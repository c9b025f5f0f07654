import type { Report } from '@stet/charts';
import { rankingMethods, type RankingValidation } from '@stet/core/internal';
import { percent } from '../print/table.js';
import { validationTables } from '../print/validation-table.js';
import { tableBlock } from './table-block.js';

/** How well rankings predict held-out judgments, as a page. */
export function validationPage(title: string, validation: RankingValidation): Report {
  const { judgments, decided, allTies, majorityBound, methods } = validation;
  const [accuracy, partitions] = validationTables(validation);
  const rows = [
    ...methods.map(({ method, total, clusters }) => ({ label: rankingMethods[method].title, total, clusters })),
    { label: 'All ties', total: null, clusters: allTies },
    { label: 'Majority', total: majorityBound, clusters: null },
  ];
  const hundred = (share: number | null): number[] => (share === null ? [] : [share * 100]);
  const shown = (share: number | null): string => (share === null ? 'none' : `${percent(share)} %`);
  return {
    kind: 'Choice of a ranking',
    title,
    summary: `Judgments: ${judgments.toLocaleString('en')}, of which ${decided.toLocaleString('en')} decided.`,
    chapters: [
      {
        id: 'the-accuracy',
        heading: 'Accuracy',
        text: 'How many judgments a ranking predicts that was made without them. A total order predicts decided judgments; clusters also predict ties.',
        blocks: [
          {
            block: 'dot-plot',
            id: 'accuracy-chart',
            title: 'Judgments predicted',
            numbersNearby: true,
            description: `${rows.map(({ label, total, clusters }) => `${label}: total order ${shown(total)}, clusters ${shown(clusters)}`).join('; ')}.`,
            series: ['total order', 'clusters'],
            rowName: 'Predicted by',
            rows: rows.map(({ label, total, clusters }) => ({ label, values: [hundred(total), hundred(clusters)] })),
            unit: 'percent of the judgments',
            max: 100,
          },
          tableBlock('accuracy', 'Judgments predicted, %', accuracy),
          tableBlock('partitions', 'Clusters found', partitions),
        ],
      },
    ],
  };
}
