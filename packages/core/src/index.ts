export { StetError, quote, type StetErrorCode, type StetErrorDetails } from './error.js';
export { VERSION } from './version.js';

export { MersenneTwister } from './random/mersenne-twister.js';

export { firstInvalidByte } from './text/utf8.js';
export { isWhiteSpace, strip, tokenise } from './text/white-space.js';

export type { Annotation, Edit, Sentence } from './corpus/edit.js';
export type { SystemOutput } from './corpus/system-output.js';
export { alignLines, type AlignOptions } from './corpus/align-lines.js';
export { sentencesOf, type M2Annotation, type M2Block } from './corpus/m2/block.js';
export { parseM2, type M2ParseOptions } from './corpus/m2/parse.js';
export { printM2 } from './corpus/m2/print.js';
export { parsePlainText, printPlainText } from './corpus/plain-text.js';
export { blocksOf } from './corpus/m2/from-sentences.js';
export { applyEdits, referencesOf, withReferences } from './corpus/references.js';

export { extractEdits, extractedBlocks, granularities, type Granularity } from './edits/extract.js';

export type { MetricKind } from './metrics/kind.js';
export type { Metric, Resampler, Score, ScorePart, Segment, SentenceScore } from './metrics/metric.js';
export { compareSentences, type SentenceDifference } from './metrics/compare.js';
export { batchStats, type Batch } from './metrics/batch.js';
export {
  createEditMetric,
  createMetric,
  metricKinds,
  type MetricOptions,
  type MetricResources,
  type MetricSpec,
  type ResourceFiles,
} from './metrics/registry.js';

export { chooseAnnotators, type AnnotatorCounts } from './metrics/edit-based/choose-annotators.js';
export type { AlignedEdit, Alignment } from './metrics/edit-based/aligner.js';
export {
  explainSentences,
  type ExplainedAnnotator,
  type ExplainedEdit,
  type ExplainedSentence,
  type ExplainedSystem,
} from './metrics/edit-based/explain.js';
export type { Levels, LevelScore } from './metrics/edit-based/levels.js';
export {
  type EditMetric,
  type EditMetricOptions,
  type EditScore,
  type EditSentenceScore,
  type EditStats,
} from './metrics/edit-based/edit-metric.js';
export { m2, type M2Options } from './metrics/m2/index.js';
export { hoo } from './metrics/hoo/index.js';
export {
  gleu,
  type GleuMetric,
  type GleuOptions,
  type GleuPenalty,
  type GleuScore,
  type GleuSentenceScore,
  type GleuStats,
} from './metrics/gleu/index.js';
export {
  bleu,
  type Bleu,
  type BleuMetric,
  type BleuOptions,
  type BleuScore,
  type BleuSmoothing,
  type BleuStats,
} from './metrics/bleu/index.js';
export {
  meteor,
  type MeteorMetric,
  type MeteorScore,
  type MeteorSentenceScore,
  type MeteorStats,
} from './metrics/meteor/index.js';
export {
  METEOR_MODES,
  METEOR_MODULES,
  METEOR_TASKS,
  type MeteorMode,
  type MeteorModule,
  type MeteorOptions,
  type MeteorTask,
} from './metrics/meteor/options.js';
export { parseParaphrases } from './metrics/meteor/paraphrase-table.js';
export type { MeteorResources, ParaphraseTable, SynonymTable } from './metrics/meteor/resources.js';
export {
  green,
  type GreenMetric,
  type GreenOptions,
  type GreenScore,
  type GreenSentenceScore,
  type GreenStats,
  type GreenUnit,
} from './metrics/green/index.js';

export type { Share } from './significance/resample.js';
export {
  joinResampled,
  planTests,
  resampleSystems,
  testSystems,
  type Pair,
  type PairTest,
  type Resampled,
  type SignificanceOptions,
  type SystemTest,
} from './significance/test-systems.js';
