import { quantile } from '../significance/interval.js';
import { pairsAmong } from './pairs-among.js';
import type { Ranking } from './ranking.js';
import { judgesOf, systemsOf } from './select.js';

/** How many pairwise judgments there are, and how many of them are ties. */
export interface PairTally {
  readonly pairs: number;
  readonly ties: number;
}

/** What rankings hold. */
export interface RankingTally {
  /** All items, also those skipped and those with one output alone. */
  readonly rankings: number;
  readonly skipped: number;
  /** Items whose systems all have the same output, so that nobody had to decide. */
  readonly oneOutput: number;
  /** Pairs of outputs. */
  readonly unexpanded: PairTally;
  /** Pairs of systems. */
  readonly expanded: PairTally;
  /** Median time of the items that somebody had to decide, where it is known. */
  readonly medianSeconds?: number;
}

export interface JudgeTally extends RankingTally {
  readonly judge: string;
}

/** The statistics of Grundkiewicz et al. (2015), Table 1, and some more. */
export interface JudgmentStatistics {
  readonly judges: readonly JudgeTally[];
  readonly total: RankingTally;
  /** Different sentences that were shown to judges, also where all skipped them. */
  readonly sentences: number;
  readonly systems: readonly string[];
}

/** Counts rankings and the pairwise judgments in them, for each judge and in all. */
export function judgmentStatistics(rankings: readonly Ranking[]): JudgmentStatistics {
  return {
    judges: judgesOf(rankings).map((judge) => ({
      judge,
      ...tallyOf(rankings.filter((ranking) => ranking.judge === judge)),
    })),
    total: tallyOf(rankings),
    sentences: new Set(rankings.map(({ sentence }) => sentence)).size,
    systems: systemsOf(rankings),
  };
}

function tallyOf(rankings: readonly Ranking[]): RankingTally {
  const seconds = rankings.flatMap((ranking) => (ranking.outputs.length > 1 ? (ranking.seconds ?? []) : []));
  return {
    rankings: rankings.length,
    skipped: rankings.filter(({ outputs }) => outputs.length === 0).length,
    oneOutput: rankings.filter(({ outputs }) => outputs.length === 1).length,
    unexpanded: pairTally(rankings, () => 1),
    expanded: pairTally(rankings, (systems) => systems.length),
    ...(seconds.length === 0 ? {} : { medianSeconds: quantile(Float64Array.from(seconds).sort(), 0.5) }),
  };
}

/** Counts pairs, where an output counts as often as `size` says. */
function pairTally(rankings: readonly Ranking[], size: (systems: readonly string[]) => number): PairTally {
  let pairs = 0;
  let ties = 0;
  for (const { outputs } of rankings) {
    const atRank = new Map<number, number>();
    for (const { systems, rank } of outputs) atRank.set(rank, (atRank.get(rank) ?? 0) + size(systems));
    pairs += pairsAmong([...atRank.values()].reduce((sum, count) => sum + count, 0));
    for (const count of atRank.values()) ties += pairsAmong(count);
  }
  return { pairs, ties };
}
