import type { ComputedCell } from '@stet/core';
import type { Bench } from '../../bench.js';
import { correlationsOf } from '../human-evaluation/correlation.js';
import { humanScores } from './human-scores.js';
import { metricScores } from './metric-scores.js';

/** A metric against a ranking by people. */
export interface SystemCorrelation {
  readonly metric: string;
  readonly human: string;
  readonly r: number;
  readonly rho: number;
}

/** Each metric against each ranking by people, without some systems. */
export async function systemCorrelations(bench: Bench, without: readonly string[] = []): Promise<SystemCorrelation[]> {
  const metrics = await metricScores(bench);
  return (await humanScores(bench)).flatMap(({ name: human, scores }) => {
    const kept = new Map([...scores].filter(([system]) => !without.includes(system)));
    return metrics.map(({ name: metric, systems }) => ({ metric, human, ...correlationsOf(kept, systems) }));
  });
}

/** Table 2, and the same without an outlier. */
export function correlationCells(correlations: readonly SystemCorrelation[]): ComputedCell[] {
  return correlations.flatMap(({ metric: row, human, r, rho }) => [
    { row, column: `${human} r`, value: r },
    { row, column: `${human} rho`, value: rho },
  ]);
}
