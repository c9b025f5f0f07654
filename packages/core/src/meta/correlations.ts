import type { Ranking } from '../judgments/ranking.js';
import type { EditStats } from '../metrics/edit-based/edit-metric.js';
import type { Runner } from '../runner/runner.js';
import type { JudgeCeiling } from './judge-ceiling.js';
import type { Aggregation } from './metric-judge/aggregation.js';
import type { BetaSweep } from './beta-sweep.js';
import type { SystemPrecisionRecall } from './formats/precision-recall.js';
import type { MetricAccuracy } from './sentence-level/accuracy-rules.js';
import type { MetricGroups } from './sentence-level/grouped-taus.js';
import type { MetricJudges } from './sentence-level/judge-taus.js';
import type { MetricRankAgreement } from './sentence-level/rank-distance.js';
import type { MetricCalibration } from './sentence-level/tie-calibration.js';
import type { RowReplay } from './sentence-level/row-replay.js';
import type { SentenceScores } from './sentence-level/sentence-scores.js';
import type { SentenceTaus } from './sentence-level/sentence-taus.js';
import type { SoftAccuracy } from './sentence-level/soft-pairwise-accuracy.js';
import type { TauTest } from './sentence-level/tau-tests.js';
import type { TieConvention } from './sentence-level/tie-conventions.js';
import type { CorrelationIntervals } from './system-level/boot-both.js';
import type { MetricCorrelation, MetricTests, Robustness, Windows } from './system-level/evaluate.js';
import type { SystemScores } from './scored-systems.js';

/** The statistics of an edit metric by system and sentence. */
type SystemStatistics = ReadonlyMap<string, readonly EditStats[]>;

/** A metric to be judged. */
export interface EvaluatedMetric extends SystemScores {
  /** Whether it knows nothing of grammar, and shows what can be had for nothing. */
  readonly sentinel?: boolean | undefined;
  /** For the sentence level. */
  readonly sentences?: SentenceScores['scores'] | undefined;
  /** For intervals over sentences: the score of each system on each resample of the sentences, as `score` draws them. */
  readonly resampled?: ReadonlyMap<string, ArrayLike<number>> | undefined;
  /** For the sweep of beta: the statistics of an edit metric by system, or else precision and recall. */
  readonly statistics?: SystemStatistics | undefined;
  /** The statistics against each annotator alone, to be swept as well. */
  readonly annotators?: readonly { readonly name: string; readonly statistics: SystemStatistics }[] | undefined;
  readonly precisionRecall?: readonly SystemPrecisionRecall[] | undefined;
}

/** What people said. */
export interface HumanEvidence {
  /** Needed for the sentence level, and where `scores` is missing. */
  readonly rankings?: readonly Ranking[] | undefined;
  /** Scores of systems by people (default: Expected Wins of the rankings). */
  readonly scores?: SystemScores | undefined;
}

/** The sections of a meta-evaluation, in the order in which they are shown. */
export const metaSections = [
  'correlations',
  'intervals',
  'leave-one-out',
  'tests',
  'windows',
  'ceiling',
  'taus',
  'accuracy',
  'rank-distance',
  'contingency',
  'tau-tests',
  'rows',
  'judges',
  'groups',
  'calibration',
  'soft-accuracy',
  'beta-sweep',
] as const;
export type MetaSection = (typeof metaSections)[number];

/** What is computed of correlations, and what spreads the work. */
export interface CorrelateOptions {
  /** Spreads the work (default: this thread does it all). */
  readonly runner?: Runner | undefined;
  /** How a metric's scores of sentences become scores of systems (default: as the metric itself says). */
  readonly aggregation?: Aggregation | undefined;
  /** The systems that take part where an aggregation rates them (default: all that a metric scores). */
  readonly rated?: readonly string[] | undefined;
  /** Systems to leave out. Human scores are those with them: leaving out a system does not undo its comparisons. */
  readonly without?: readonly string[] | undefined;
  readonly confidence?: number | undefined;
  /** Number of resamples of systems and of sentences, of swaps and of flips. */
  readonly resamples?: number | undefined;
  readonly seed?: number | undefined;
  readonly windows?: readonly number[] | undefined;
  /** What to compute (default: everything). */
  readonly sections?: readonly MetaSection[] | undefined;
}

/** Results over pairs of systems (expanded) or of distinct outputs (unexpanded). */
export interface SentenceLevel {
  /** How many pairs, of how many sentences. */
  readonly n: number;
  readonly sentences: number;
  readonly taus?: SentenceTaus;
  readonly tests?: Readonly<Record<TieConvention, readonly TauTest[]>>;
  readonly rows?: RowReplay;
  readonly ranks?: readonly MetricRankAgreement[];
  readonly judges?: readonly MetricJudges[];
  readonly groups?: readonly MetricGroups[];
  readonly calibration?: readonly MetricCalibration[];
}

/** How far metrics agree with people, in the sections that were chosen. */
export interface Correlations {
  readonly n: number;
  readonly systems: readonly string[];
  readonly without: readonly string[];
  /** What the human scores are called, and the scores. */
  readonly human: { readonly name: string; readonly scores: readonly number[] };
  readonly metrics: readonly {
    readonly name: string;
    readonly scores: readonly number[];
    readonly sentinel?: true;
  }[];
  /** How the metrics' scores of systems were made. */
  readonly aggregation: Aggregation;
  readonly confidence: number;
  readonly resamples: number;
  readonly seed: number;
  readonly systemLevel: {
    readonly correlations?: readonly MetricCorrelation[];
    /** Over resamples of systems, of sentences, and of both. */
    readonly intervals?: CorrelationIntervals;
    readonly robustness?: Robustness;
    readonly tests?: { readonly pearson: MetricTests; readonly spearman: MetricTests };
    readonly windows?: Windows;
    /** Null without judgments, or with one judge alone. */
    readonly ceiling?: JudgeCeiling | null;
  };
  /** Null without judgments, or without sentence scores. */
  readonly sentenceLevel: {
    readonly expanded: SentenceLevel;
    readonly unexpanded: SentenceLevel;
    /** By each of the rules in use. */
    readonly accuracy?: readonly MetricAccuracy[];
    readonly softAccuracy?: SoftAccuracy;
  } | null;
  readonly betaSweep?: readonly (BetaSweep & { readonly metric: string })[];
}
