import { metricTitle, type Correlations } from '@stet/core/internal';
import type { Block } from '../report/block.js';

type MetricTests = NonNullable<Correlations['systemLevel']['tests']>['pearson'];

/** Williams' test of every pair of metrics, as a matrix (Chollampatt & Ng 2018, Figure 2). */
export function williamsBlock(id: string, title: string, { tests, ranks }: MetricTests): Block {
  return {
    block: 'p-value-matrix',
    id,
    title,
    metrics: ranks.map(({ name }) => metricTitle(name)),
    values: tests.flatMap(({ better, worse, williams }) =>
      williams === null ? [] : [{ better: metricTitle(better), worse: metricTitle(worse), p: williams.oneSided }],
    ),
  };
}
