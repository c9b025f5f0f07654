/**
 * The front door of Stet: score systems, read and print what they are scored on, rank systems by judgments. What is
 * rarer stands behind `@stet/core/formats`, `/metrics`, `/ranking`, `/meta` and `/gate`.
 *
 * @packageDocumentation
 */

// Scoring
export { score } from './scoring/score.js';
export type { ScoreTexts, TextInput } from './scoring/text-source.js';
export type { ScoreOptions, SignificanceRequest } from './scoring/score-measured.js';
export type {
  NamedTest,
  ReportedScore,
  Scoreboard,
  ScoredMetric,
  ScoredSystem,
  SignificanceReport,
} from './scoring/scoreboard.js';
export type { ScoringSource } from './scoring/scoring-source.js';
export { bestFirst } from './scoring/scoreboard.js';

// Spreading work
export { inlineRunner, type InlineOptions } from './runner/inline-runner.js';
export { createTools } from './runner/tools.js';
export type { OnProgress, Runner } from './runner/runner.js';

// Printing
export { scoreDocument, type ScoreDocument } from './scoreboard/score-document.js';
export { scoreTables } from './scoreboard/score-tables.js';
export { printTables, type TableFormat } from './tables/print-tables.js';
export type { TableModel } from './tables/table-model.js';

// Metrics
export { bleu, type BleuOptions } from './metrics/bleu/index.js';
export { errant, type ErrantOptions } from './metrics/errant/index.js';
export { gleu, type GleuOptions } from './metrics/gleu/index.js';
export { green, type GreenOptions } from './metrics/green/index.js';
export { hoo } from './metrics/hoo/index.js';
export { iMeasure, type IMeasureOptions } from './metrics/i-measure/index.js';
export { m2, type M2Options } from './metrics/m2/index.js';
export { meteor } from './metrics/meteor/index.js';
export { openSynonyms } from './metrics/meteor/open-synonyms.js';
export type { MeteorOptions } from './metrics/meteor/options.js';
export type { MeteorResources } from './metrics/meteor/resources.js';
export { createMetric, metricKinds, type MetricSpec } from './metrics/registry.js';
export type { Accumulator, Metric, Score, ScorePart, Segment, SentenceScore } from './metrics/metric.js';

export { defineMetric } from './metrics/define-metric.js';

// Sentences and edits
export type { Annotation, Edit, Sentence } from './corpus/edit.js';
export { parseGold } from './formats/parse-gold.js';
export { parsePlainText, printPlainText } from './corpus/plain-text.js';
export { applyEdits, referencesOf } from './corpus/references.js';
export { extractEdits } from './edits/extract.js';
export { tokenise } from './text/white-space.js';

// Judgments, rankings by them, and metrics judged by them
export { readJudgments, type JudgmentReadOptions } from './judgments/formats/read.js';
export type { Judgments } from './judgments/pairwise.js';
export type { RankedOutput, Ranking } from './judgments/ranking.js';
export type { RankingMethodName } from './ranking/method.js';
export { rank, type RankOptions } from './ranking/rank.js';
export type { RankedSystem, SystemRanking } from './ranking/rank-by-runs.js';
export { correlate } from './meta/correlate.js';
export type { CorrelateOptions, Correlations, EvaluatedMetric, HumanEvidence } from './meta/correlations.js';

// Errors
export { StetError, errorWords, type StetErrorDetails } from './error.js';
export { VERSION } from './version.js';
