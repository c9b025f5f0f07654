import type { PairwiseJudgments } from '../judgments/pairwise.js';
import type { Ranking } from '../judgments/ranking.js';
import type { Job } from '../runner/job.js';
import { sweepMetrics } from './beta-sweep-of-metrics.js';
import type { EvaluatedMetric } from './correlations.js';
import { judgeCeiling } from './judge-ceiling.js';
import type { ScoredSystems } from './scored-systems.js';
import { groupMetrics } from './sentence-level/grouped-taus.js';
import { judgesOfMetrics } from './sentence-level/judge-taus.js';
import type { JudgedPairs } from './sentence-level/judged-pairs.js';
import { calibrateMetrics } from './sentence-level/tie-calibration.js';
import { replayRows } from './sentence-level/row-replay.js';
import type { SentenceScores } from './sentence-level/sentence-scores.js';
import { sentenceTaus } from './sentence-level/sentence-taus.js';
import { softAccuracyOfMetrics } from './sentence-level/soft-pairwise-accuracy.js';
import { testTaus } from './sentence-level/tau-tests.js';
import { bootstrapIntervals, type RedrawnScores } from './system-level/boot-both.js';
import { correlateMetrics } from './system-level/evaluate.js';
import { testMetric, type TestedCorrelation } from './system-level/metric-tests.js';

/** How resamples are drawn, and the confidence level of the intervals. */
export interface DrawSettings {
  readonly confidence: number;
  readonly resamples: number;
  readonly seed: number;
}

interface SystemInput {
  readonly scored: ScoredSystems;
  readonly settings: DrawSettings;
}

interface IntervalInput extends SystemInput {
  readonly redrawn: RedrawnScores;
}

interface TestInput extends SystemInput {
  /** The index of the metric that is tested against those that correlate worse. */
  readonly tested: number;
  readonly correlation: TestedCorrelation;
}

interface CeilingInput {
  readonly rankings: readonly Ranking[];
  readonly systems: readonly string[];
}

interface PairsInput {
  readonly judged: JudgedPairs;
  readonly settings: DrawSettings;
}

interface SoftAccuracyInput {
  readonly pairs: PairwiseJudgments;
  readonly scores: readonly SentenceScores[];
  readonly settings: DrawSettings;
}

interface SweepInput {
  readonly metrics: readonly EvaluatedMetric[];
  readonly scored: ScoredSystems;
}

/** The slow work of each section, as functions of plain data. */
const pieces = {
  correlations: ({ scored, settings }: SystemInput) => correlateMetrics(scored, settings),
  intervals: ({ scored, settings, redrawn }: IntervalInput) => bootstrapIntervals(scored, redrawn, settings),
  tests: ({ scored, settings, tested, correlation }: TestInput) =>
    testMetric(scored, tested, correlation, { ...settings, draws: settings.resamples }),
  ceiling: ({ rankings, systems }: CeilingInput) => judgeCeiling(rankings, systems),
  taus: ({ judged, settings }: PairsInput) => sentenceTaus(judged, settings),
  'tau-tests': ({ judged, settings }: PairsInput) => testTaus(judged, settings),
  rows: ({ judged, settings }: PairsInput) => replayRows(judged, settings),
  judges: ({ judged }: PairsInput) => judgesOfMetrics(judged),
  groups: ({ judged }: PairsInput) => groupMetrics(judged),
  calibration: ({ judged }: PairsInput) => calibrateMetrics(judged),
  'soft-accuracy': ({ pairs, scores, settings }: SoftAccuracyInput) => softAccuracyOfMetrics(pairs, scores, settings),
  'beta-sweep': ({ metrics, scored }: SweepInput) => sweepMetrics(metrics, scored),
};

export type PieceName = keyof typeof pieces;
export type PieceInput<Name extends PieceName> = Parameters<(typeof pieces)[Name]>[0];
export type PieceResult<Name extends PieceName> = ReturnType<(typeof pieces)[Name]>;

export interface CorrelateTask {
  readonly piece: PieceName;
  readonly input: PieceInput<PieceName>;
}

/** Computes a piece of a meta-evaluation. */
export const correlateJob: Job<CorrelateTask, unknown> = {
  name: 'correlate',
  // Each piece is planned with its own input.
  work: ({ piece, input }) => pieces[piece](input as never),
};
