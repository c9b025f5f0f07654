import type { Metric, Score, SentenceScore } from '../metrics/metric.js';
import type { PairTest } from '../significance/test-systems.js';

/** A paired test against a named system. */
export interface NamedTest extends Omit<PairTest, 'other'> {
  readonly system: string;
}

/** A score with what was asked for beside it. */
export interface ReportedScore extends Score {
  readonly sentences?: readonly SentenceScore[];
  /** By bootstrap over the sentences. */
  readonly confidenceInterval?: readonly [low: number, high: number];
  readonly tests?: { readonly baseline?: NamedTest; readonly next?: NamedTest };
}

export interface ScoredSystem {
  readonly name: string;
  readonly scores: Readonly<Record<string, ReportedScore>>;
  /** Those of the first metric, where readers look for them first. */
  readonly sentences?: readonly SentenceScore[];
}

/** How the significance of differences was found. */
export interface SignificanceReport {
  readonly baseline: string;
  readonly resamples: number;
  readonly confidence: number;
  readonly seed: number;
}

/** The scores of several systems by several metrics, best first. */
export interface Scoreboard {
  readonly metrics: readonly Metric[];
  readonly systems: readonly ScoredSystem[];
  readonly significance?: SignificanceReport;
}
