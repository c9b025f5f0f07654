import { rankClusters, rankRanges, type RankRange } from './rank-ranges.js';

/** Where a system stands by its value. */
export interface ValueRank {
  /** 1 is first; systems of the same value share a rank. */
  readonly rank: number;
  /** The ranks that it takes in most resamples. */
  readonly range: RankRange;
  /** Systems that cannot be told apart share one. */
  readonly cluster: number;
}

/**
 * The ranks of systems by their values, with ranges and clusters made as in human rankings (Bojar et al. 2013,
 * section 3), from each system's values on the same resamples.
 */
export function rankByValues(
  values: readonly number[],
  resampled: readonly Float64Array[],
  confidence: number,
): ValueRank[] {
  const count = resampled.at(0)?.length ?? 0;
  const runs = Array.from({ length: count }, (_, run) =>
    Float64Array.from(resampled, (systemValues) => systemValues[run]),
  );
  const ranges = rankRanges(runs, { confidence, rule: 'cluster' });
  const order = values.map((_, system) => system).sort((a, b) => values[b] - values[a]);
  const clusters = rankClusters(
    order.map((system) => ranges[system]),
    'cluster',
  );
  return values.map((value, system) => ({
    rank: 1 + values.filter((other) => other > value).length,
    range: ranges[system],
    cluster: clusters[order.indexOf(system)],
  }));
}
