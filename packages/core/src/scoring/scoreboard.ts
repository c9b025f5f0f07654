import type { StetErrorDetails } from '../error.js';
import type { TypeScore } from './score-types.js';
import type { Score, ScorePart, SentenceScore } from '../metrics/metric.js';
import type { PairTest, SignificanceOptions } from '../significance/test-systems.js';

/** A paired test against a named system. */
export interface NamedTest extends Omit<PairTest, 'opponent'> {
  readonly system: string;
}

/** A score with what was asked for beside it. */
export interface ReportedScore extends Score {
  /** The numbers that tables show, by the keys of the metric's parts. */
  readonly parts: Readonly<Record<string, number>>;
  readonly sentences?: readonly SentenceScore[];
  /** By bootstrap over the sentences. */
  readonly confidenceInterval?: readonly [low: number, high: number];
  /** By error type, where that was asked for and the metric tells types. */
  readonly types?: readonly TypeScore[];
  readonly tests?: { readonly baseline?: NamedTest; readonly next?: NamedTest };
}

/** A system with its score by each metric. */
export interface ScoredSystem {
  readonly name: string;
  /** By the names of the metrics. */
  readonly scores: Readonly<Record<string, ReportedScore>>;
}

/** How the significance of differences was found. */
export interface SignificanceReport extends SignificanceOptions {
  readonly baseline: string;
}

/** A metric as tables need it. */
export interface ScoredMetric {
  readonly name: string;
  readonly parts: readonly ScorePart[];
  /** Everything needed to get the numbers again, the number of annotators or references included. */
  readonly signature: string;
}

/** A score for which not every reference could be tried. */
interface InexactScore {
  readonly metric: string;
  readonly system: string;
  /** For how many sentences not. */
  readonly sentences: number;
  /** What the exact value is at least and at most. */
  readonly bounds: readonly [low: number, high: number];
}

/** The scores of several systems by several metrics, best first by the first metric. Plain data. */
export interface Scoreboard {
  readonly metrics: readonly ScoredMetric[];
  /** How many sentences were scored. */
  readonly sentences: number;
  readonly systems: readonly ScoredSystem[];
  readonly significance?: SignificanceReport;
  /** Scores that may be off, since not every reference could be tried for some sentences. */
  readonly inexact: readonly InexactScore[];
  /** What readers should know of the data, a sentence each; an option is named as in errors, `{{key}}`. */
  readonly notices: readonly string[];
  /** Edits of the gold that were left out, with the reason; the first thousand of them. */
  readonly skipped: readonly StetErrorDetails[];
  /** Metrics that are not among the above, since their program failed. */
  readonly failures: readonly { readonly metric: string; readonly error: StetErrorDetails }[];
}

/** The systems by a metric, the best first; of equals, by name. */
export function bestFirst(systems: readonly ScoredSystem[], metric: string): ScoredSystem[] {
  return [...systems].sort(
    (a, b) => b.scores[metric].value - a.scores[metric].value || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0),
  );
}
