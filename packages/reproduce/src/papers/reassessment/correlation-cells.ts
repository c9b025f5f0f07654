import { correlate } from '@stet/core/internal';
import type { ComputedCell } from '../../comparison/cell.js';
import type { Bench } from '../../bench.js';
import { humanScores } from './human-scores.js';
import { metricScores } from './metric-scores.js';

/** A metric against a ranking by people. */
export interface HumanCorrelation {
  readonly metric: string;
  readonly human: string;
  readonly r: number;
  readonly rho: number;
}

/** Each metric against each ranking by people, leaving out the systems `without`. */
export async function humanCorrelations(bench: Bench, without: readonly string[] = []): Promise<HumanCorrelation[]> {
  const metrics = await metricScores(bench);
  const correlations = (await humanScores(bench)).map(async (scores) => {
    const options = { sections: ['correlations'], resamples: 1, without } as const;
    const { systemLevel } = await correlate(metrics, { scores }, options);
    return (systemLevel.correlations ?? []).map(({ metric, pearson, spearman }) => ({
      metric,
      human: scores.name,
      r: pearson.value ?? NaN,
      rho: spearman.value ?? NaN,
    }));
  });
  return (await Promise.all(correlations)).flat();
}

/** Table 2, and the same without an outlier. */
export function correlationCells(correlations: readonly HumanCorrelation[]): ComputedCell[] {
  return correlations.flatMap(({ metric: row, human, r, rho }) => [
    { row, column: `${human} r`, value: r },
    { row, column: `${human} rho`, value: rho },
  ]);
}
