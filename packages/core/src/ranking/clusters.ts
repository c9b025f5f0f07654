import type { ClusterRule, RankRange } from './rank-ranges.js';

/**
 * The number of the cluster that each system is in, given the ranges best first: systems that the judgments cannot
 * tell apart share one (Bojar et al. 2013, section 3). By the rule `cluster` a new one starts where the last system's
 * range ends before those of all that follow; by `neighbours`, where it ends before that of the next.
 */
export function rankClusters(ranges: readonly RankRange[], rule: ClusterRule): number[] {
  let cluster = 1;
  return ranges.map(([best], at) => {
    if (at > 0) {
      const [, worst] = ranges[at - 1];
      const next = rule === 'neighbours' ? best : Math.min(...ranges.slice(at).map(([nextBest]) => nextBest));
      if (worst < next) cluster++;
    }
    return cluster;
  });
}
