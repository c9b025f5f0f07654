import { StetError } from '../error.js';
import { fromPrecisionRecall, fromStatistics, sweepBeta, type BetaSweep, type FOfBeta } from './beta-sweep.js';
import type { EvaluatedMetric } from './correlations.js';
import type { ScoredSystems } from './scored-systems.js';

/**
 * A sweep for each metric that is an F and has its statistics, or precision and recall; and for each annotator alone.
 */
export function sweepMetrics(
  metrics: readonly EvaluatedMetric[],
  { systems, human }: ScoredSystems,
): (BetaSweep & { metric: string })[] {
  const swept = metrics.flatMap(({ annotators = [], ...metric }) => [
    metric,
    ...annotators.map((annotator) => ({ ...metric, ...annotator, name: `${metric.name}, ${annotator.name}` })),
  ]);
  return swept.flatMap((metric) => {
    const fOf = fOfMetric(metric, systems);
    return fOf === undefined ? [] : [{ metric: metric.name, ...sweepBeta(human, fOf) }];
  });
}

function fOfMetric(metric: EvaluatedMetric, systems: readonly string[]): FOfBeta | undefined {
  const { statistics, precisionRecall } = metric;
  if (statistics !== undefined) return fromStatistics(systems.map((system) => valueFor(statistics, system, metric)));
  if (precisionRecall === undefined) return undefined;
  const bySystem = new Map(precisionRecall.map((row) => [row.system, row]));
  return fromPrecisionRecall(systems.map((system) => valueFor(bySystem, system, metric)));
}

function valueFor<T>(bySystem: ReadonlyMap<string, T>, system: string, { name, file }: EvaluatedMetric): T {
  const value = bySystem.get(system);
  if (value !== undefined) return value;
  throw new StetError({
    code: 'MISSING_SCORE',
    file,
    expected: `precision and recall by ${name} for each system`,
    found: `none for ${system}`,
    remedy: 'Add them, or leave the system out.',
  });
}
