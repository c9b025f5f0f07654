import type { PairwiseJudgments } from '../../judgments/pairwise.js';
import { CELLS } from './cells.js';
import type { JudgedPairs } from './judged-pairs.js';
import { byConvention, coefficientsOf, tauOf, type Coefficients, type TieConvention } from './tie-conventions.js';

/** Over which pairs a tau is taken before taus are averaged: all, those of a sentence, those of a system. */
export type Grouping = 'none' | 'item' | 'system';

export interface GroupedTau {
  /** The mean over the groups that have a tau. */
  readonly tau: number | null;
  /** How many groups have one; in the others no pair counts. */
  readonly groups: number;
  readonly undefinedGroups: number;
}

export interface GroupingOptions {
  /** Count a group without a tau as 0, instead of leaving it out. */
  readonly undefinedAsZero?: boolean;
}

/** The mean of the taus of groups of pairs, as the segment-level statistics of WMT average them. */
export function groupedTau(
  pairs: PairwiseJudgments,
  cells: Uint8Array,
  coefficients: Coefficients,
  grouping: Grouping,
  { undefinedAsZero = false }: GroupingOptions = {},
): GroupedTau {
  const counts = new Map<number, Float64Array>();
  const count = (group: number, cell: number): void => {
    let groupCounts = counts.get(group);
    if (groupCounts === undefined) counts.set(group, (groupCounts = new Float64Array(CELLS)));
    groupCounts[cell]++;
  };
  for (let row = 0; row < cells.length; row++) {
    if (grouping === 'system') {
      // A pair counts for both of its systems.
      count(pairs.first[row], cells[row]);
      count(pairs.second[row], cells[row]);
    } else count(grouping === 'item' ? pairs.sentence[row] : 0, cells[row]);
  }
  const taus = Array.from(counts.values(), (groupCounts) => tauOf(groupCounts, coefficients));
  const defined = taus.filter((tau) => tau !== null);
  const groups = undefinedAsZero ? taus.length : defined.length;
  const sum = defined.reduce((total, tau) => total + tau, 0);
  return { tau: groups > 0 ? sum / groups : null, groups, undefinedGroups: taus.length - defined.length };
}

export interface MetricGroups {
  readonly metric: string;
  readonly groups: Readonly<Record<TieConvention, Readonly<Record<Grouping, GroupedTau>>>>;
}

export function groupMetrics({ pairs, metrics, cells }: JudgedPairs): MetricGroups[] {
  return metrics.map((metric, at) => ({
    metric,
    groups: byConvention((convention) => {
      const grouped = (grouping: Grouping): GroupedTau =>
        groupedTau(pairs, cells[at], coefficientsOf(convention), grouping);
      return { none: grouped('none'), item: grouped('item'), system: grouped('system') };
    }),
  }));
}
