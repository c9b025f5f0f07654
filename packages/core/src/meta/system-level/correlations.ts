import { concordanceOf, type Concordance } from '../../stats/concordance.js';
import { correlationP, kendallP } from '../../stats/correlation-p.js';
import { pearson, spearman } from '../../stats/correlation.js';
import { accuracyWithTies, tauA, tauB } from '../../stats/kendall.js';
import { fisherInterval, type Interval } from './fisher-interval.js';

/** A correlation, how unlikely it is where there is none, and an interval; null where they are not defined. */
interface CorrelationEstimate {
  readonly value: number | null;
  /** Two-sided, against no correlation. */
  readonly p: number | null;
  /** By Fisher's z. */
  readonly interval: Interval | null;
}

interface KendallEstimate {
  readonly tauA: number | null;
  readonly tauB: number | null;
  /** Two-sided, against no correlation, exact; null when there are ties. */
  readonly p: number | null;
}

/** How well a metric agrees with people about systems. */
export interface SystemCorrelation {
  /** How many systems. */
  readonly n: number;
  readonly pearson: CorrelationEstimate;
  readonly spearman: CorrelationEstimate;
  readonly kendall: KendallEstimate;
  /** Pairs of systems, human first. */
  readonly concordance: Concordance;
  /** The share of pairs of systems that both put in the same order (Kocmi et al. 2021). */
  readonly pairwiseAccuracy: number | null;
}

export function correlateSystems(
  human: ArrayLike<number>,
  metric: ArrayLike<number>,
  confidence: number,
): SystemCorrelation {
  const n = human.length;
  const estimate = (value: number | null): CorrelationEstimate => ({
    value,
    p: value === null ? null : correlationP(value, n),
    interval: value === null ? null : fisherInterval(value, n, confidence),
  });
  const concordance = concordanceOf(human, metric);
  return {
    n,
    pearson: estimate(pearson(human, metric)),
    spearman: estimate(spearman(human, metric)),
    kendall: { tauA: tauA(concordance), tauB: tauB(concordance), p: kendallP(concordance, n) },
    concordance,
    pairwiseAccuracy: accuracyWithTies(concordance),
  };
}
