import { firstIndex } from '../text/first-index.js';

/** The ranks that a system takes in most runs: from best to worst, 1 being first. */
export type RankRange = readonly [best: number, worst: number];

export interface RangeOptions {
  /** The share of the runs that the range holds, e.g. 0.95. */
  readonly confidence: number;
  /**
   * `cluster`: equally much is cut off at both ends; equal scores share all their ranks. `neighbours`: as the program
   * behind Table 7, which cuts one less at the top; equal scores are put in order, the greater name first.
   */
  readonly rule: ClusterRule;
}

/** How ranges and clusters are made. */
export type ClusterRule = 'cluster' | 'neighbours';

/** Counts like 25.000000000000004, of 1000 × (1 - 0.95) / 2, are meant to be whole. */
const ROUNDING = 1e-9;

/** The ranks of each system in one run: more than one where scores are equal and share them. */
export interface RunRanks {
  readonly best: Uint16Array;
  readonly worst: Uint16Array;
}

export function ranksOfRun(scores: Float64Array, rule: ClusterRule): RunRanks {
  const size = scores.length;
  const best = new Uint16Array(size);
  const worst = new Uint16Array(size);
  const sorted = scores.toSorted();
  const placed = new Uint16Array(size);
  // Names are sorted, so that of equal scores the later one is the greater, and comes first.
  for (let system = size - 1; system >= 0; system--) {
    const score = scores[system];
    const below = firstIndex(sorted, (other) => other >= score);
    const above = size - firstIndex(sorted, (other) => other > score);
    const equalBefore = placed[below]++;
    best[system] = 1 + above + (rule === 'neighbours' ? equalBefore : 0);
    worst[system] = rule === 'neighbours' ? 1 + above + equalBefore : size - below;
  }
  return { best, worst };
}

/** The range of ranks of each system over runs, given the scores of each run. */
export function rankRanges(runs: readonly Float64Array[], options: RangeOptions): RankRange[] {
  return rangesOfRanks(
    runs.map((scores) => ranksOfRun(scores, options.rule)),
    options,
  );
}

/** The range of ranks of each system over runs, given the ranks in each run. */
export function rangesOfRanks(runs: readonly RunRanks[], { confidence, rule }: RangeOptions): RankRange[] {
  const [low, high] = cuts(runs.length, confidence, rule);
  const ranks = new Uint16Array(runs.length);
  const sortedRanks = (system: number, end: keyof RunRanks): Uint16Array => {
    for (let run = 0; run < runs.length; run++) ranks[run] = runs[run][end][system];
    return ranks.sort();
  };
  return Array.from(runs.at(0)?.best ?? [], (_, system) => [
    sortedRanks(system, 'best')[low],
    sortedRanks(system, 'worst')[high],
  ]);
}

/** The indices, in sorted ranks, of the ends of a range; never past the middle. */
function cuts(runs: number, confidence: number, rule: ClusterRule): readonly [low: number, high: number] {
  const outside = (runs * (1 - confidence)) / 2;
  if (rule === 'neighbours') {
    const low = Math.min(Math.floor(outside + ROUNDING), runs - 1);
    return [low, Math.min(Math.max(low, Math.floor(runs - outside + ROUNDING)), runs - 1)];
  }
  const cut = Math.min(Math.ceil(outside - ROUNDING), (runs - 1) >> 1);
  return [cut, runs - 1 - cut];
}

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

/** Systems best first, by index; equal scores by their mean over runs, then the greater name first. */
export function orderSystems(scores: Float64Array, means: Float64Array = scores): number[] {
  return Array.from(scores, (_, system) => system).sort(
    (a, b) => scores[b] - scores[a] || means[b] - means[a] || b - a,
  );
}
