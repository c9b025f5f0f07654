import { metricTitle, type Correlations } from '@stet/core/internal';
import type { Block } from '../report/block.js';

/**
 * A curve for each metric over windows of systems that people put next to each other, by the worst rank in the window
 * (Kobayashi et al. 2024): whether a metric can still tell systems apart that are close.
 */
export function windowBlocks(id: string, { metrics, systemLevel: { windows } }: Correlations): Block[] {
  return (windows?.windows ?? [])
    .filter(({ runs }) => runs.length > 0)
    .map(({ width, runs }) => ({
      block: 'curves',
      id: `${id}-${width}`,
      title: `Pearson’s r among ${width} neighbours`,
      xUnit: 'worst rank of the window, by people',
      yUnit: 'Pearson’s r',
      curves: metrics.map(({ name }, metric) => ({
        name: metricTitle(name),
        points: runs.flatMap((run, first) => {
          const { pearson } = run.metrics[metric];
          return pearson === null ? [] : [{ x: first + width, y: pearson }];
        }),
      })),
    }));
}
