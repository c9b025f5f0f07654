import { StetError } from '../error.js';
import { fromPrecisionRecall, fromStatistics, sweepBeta, type BetaSweep, type FOfBeta } from './beta-sweep.js';
import type { EvaluatedMetric } from './correlations.js';
import type { ScoredSystems } from './scored-systems.js';

/** A sweep for each metric that is an F and brings what it is made of, and for each annotator alone. */
export function sweepMetrics(
  metrics: readonly EvaluatedMetric[],
  { systems, human }: ScoredSystems,
): (BetaSweep & { metric: string })[] {
  const alone = metrics.flatMap(({ annotators = [], ...metric }) => [
    metric,
    ...annotators.map((annotator) => ({ ...metric, ...annotator, name: `${metric.name}, ${annotator.name}` })),
  ]);
  return alone.flatMap((metric) => {
    const fOf = fOfMetric(metric, systems);
    return fOf === undefined ? [] : [{ metric: metric.name, ...sweepBeta(human, fOf) }];
  });
}

function fOfMetric(metric: EvaluatedMetric, systems: readonly string[]): FOfBeta | undefined {
  const { statistics, precisionRecall } = metric;
  if (statistics !== undefined) return fromStatistics(systems.map((system) => found(statistics, system, metric)));
  if (precisionRecall === undefined) return undefined;
  const parts = new Map(precisionRecall.map((own) => [own.system, own]));
  return fromPrecisionRecall(systems.map((system) => found(parts, system, metric)));
}

function found<T>(parts: ReadonlyMap<string, T>, system: string, { name, file }: EvaluatedMetric): T {
  const part = parts.get(system);
  if (part !== undefined) return part;
  throw new StetError({
    code: 'MISSING_SCORE',
    file,
    expected: `precision and recall by ${name} for each system`,
    found: `none for ${system}`,
    remedy: 'Add them, or leave the system out.',
  });
}
