export {
  StetError,
  errorWords,
  nameErrorOptions,
  nameOptions,
  quote,
  type CoreErrorCode,
  type ErrorWords,
  type OptionWord,
  type StetErrorDetails,
} from './error.js';
export { VERSION } from './version.js';

export { MersenneTwister } from './random/mersenne-twister.js';

export { averageRanks } from './stats/average-ranks.js';
export { concordanceOf, type Concordance } from './stats/concordance.js';
export { kendall, pearson, spearman, type Correlation } from './stats/correlation.js';
export { correlationP, kendallP } from './stats/correlation-p.js';

export { detokenise } from './text/detokenise.js';
export { fixed } from './text/fixed.js';
export { OFFSET_UNITS, toUtf16, type OffsetUnit } from './text/offsets.js';
export { applyReplacements, type Replacement } from './text/replacements.js';
export { damagedGzip, invalidUtf8, nulCharacter } from './text/bad-bytes.js';
export { LineSplitter, type LineOptions } from './text/line-splitter.js';
export { splitLines } from './text/lines.js';
export { firstInvalidByte } from './text/utf8.js';
export { englishSentences, type SentenceSplitter } from './text/sentences.js';
export type { Span } from './text/span.js';
export type { Token, Tokeniser } from './text/token.js';
export { plainPercent } from './text/plain-percent.js';
export { TOKENISERS, segmenterTokens } from './text/tokenisers.js';
export { treebankTokenise } from './text/treebank.js';
export { loadEnglishTagger } from './text/english-tagger.js';
export { knownTags, type TaggedSentence, type Tagger } from './text/tagger.js';
export { isWhiteSpace, strip, tokenise } from './text/white-space.js';

export { inspectAnswer } from './answers/inspect-answer.js';
export { inspectAnswers, type SuspiciousAnswer } from './answers/inspect-answers.js';
export { retokenise } from './answers/retokenise.js';
export { settleAnswers, type Settled, type SettleOptions, type SuspiciousPolicy } from './answers/settle-answers.js';
export { SUSPICIONS, type Suspicion } from './answers/suspicion.js';
export { stripWrapping } from './answers/wrapping.js';
export { percent } from './tables/percent.js';
export { shownP } from './tables/shown-p.js';
export type { TextStyle } from './tables/print-text.js';
export { printTables, tableFormats, type TableFormat } from './tables/print-tables.js';
export { leftColumn, rightColumn, type Column, type TableModel } from './tables/table-model.js';

export type { Annotation, Edit, Sentence } from './corpus/edit.js';
export type { SystemOutput } from './corpus/system-output.js';
export { sentencesBy } from './corpus/annotators.js';
export { checkShift } from './corpus/check-shift.js';
export { lengthOfItem, sentencesOfItem, sourcesOfItem, type CorpusItem } from './corpus/corpus-item.js';
export { alignLines } from './corpus/align-lines.js';
export { AlignmentCheck, type AlignOptions } from './corpus/alignment-check.js';
export { annotationOf, annotatorsOf } from './corpus/annotators.js';
export { checkAnnotator, checkListed } from './corpus/check-annotator.js';
export type { ErrorType, ErrorTypeSet } from './corpus/error-types/error-type.js';
export { defineErrorTypes, errorTypeSets, findErrorType, orderTypes } from './corpus/error-types/registry.js';
export type { LineFeed } from './corpus/line-feed.js';
export { sentencesOf, type M2Annotation, type M2Block } from './corpus/m2/block.js';
export { BlockCutter, type RawBlock } from './corpus/m2/block-cutter.js';
export { parseM2, parseM2Block, sourceOfLine, type M2ParseOptions } from './corpus/m2/parse.js';
export { printM2, type M2PrintOptions } from './corpus/m2/print.js';
export { errorsOf } from './corpus/i-measure/cluster.js';
export type {
  Alternative,
  Correction,
  GoldError,
  GoldErrors,
  IMeasureScript,
  IMeasureSentence,
} from './corpus/i-measure/gold.js';
export { parseIMeasure, type IMeasureParseOptions } from './corpus/i-measure/parse.js';
export { printIMeasure } from './corpus/i-measure/print.js';
export { sentenceOfErrors } from './corpus/i-measure/sentence.js';
export type { HooEdit } from './corpus/hoo/hoo-edit.js';
export { parseHoo } from './corpus/hoo/parse.js';
export { printHoo } from './corpus/hoo/print.js';
export { hooToSentences, type HooSentences } from './corpus/hoo/to-sentences.js';
export type { ColumnAnnotation, ColumnEdit } from './corpus/columns/column-annotation.js';
export type { ColumnSentence, ColumnToken } from './corpus/columns/column-sentence.js';
export { parseColumns, type ColumnParseOptions } from './corpus/columns/parse.js';
export { parseColumnAnnotations } from './corpus/columns/parse-annotations.js';
export { printColumns } from './corpus/columns/print.js';
export { printColumnAnnotations } from './corpus/columns/print-annotations.js';
export { correctParagraph, type CorrectedParagraph, type CorrectedPiece } from './corpus/nucle/correct-paragraph.js';
export { segmentEssay, type EssaySentence, type SegmentOptions } from './corpus/nucle/essay-sentence.js';
export { markFault, type MarkFault } from './corpus/nucle/mark-fault.js';
export { mapMistakes, type MapOptions } from './corpus/nucle/map-mistakes.js';
export { printJsonEssays } from './corpus/nucle/parse-json.js';
export { segmentOptions } from './corpus/nucle/segment-options.js';
export { readEssays, type ReadEssaysOptions, type WrittenEssay } from './corpus/nucle/read-essays.js';
export type { Essay, EssayAnnotation, Mistake, Paragraph } from './corpus/nucle/essay.js';
export type { GoldNote, GoldNoteReason } from './corpus/nucle/map-mistakes.js';
export { mapOldTypes } from './corpus/nucle/map-old-types.js';
export { parseNucle } from './corpus/nucle/parse.js';
export { printNucle } from './corpus/nucle/print.js';
export { essaysToColumnAnnotations, essaysToColumns, type ColumnOptions } from './corpus/nucle/to-columns.js';
export { essaysToM2, type Gold, type GoldOptions } from './corpus/nucle/to-m2.js';
export { escapeAttribute, escapeText, withoutControls } from './corpus/markup/escape.js';
export type { MarkupOptions } from './corpus/markup/parse.js';
export { parsePlainText, printPlainText } from './corpus/plain-text.js';
export { blocksOf } from './corpus/m2/from-sentences.js';
export { applyEdits, referencesOf, withReferences } from './corpus/references.js';

export { markedText, type MarkedStretch } from './edits/marked-text.js';
export { wordDiff } from './edits/word-diff.js';
export { extractEdits, extractSentence, granularities, type Granularity } from './edits/extract.js';

export { defineMetric, type MetricCore, type MetricDescription } from './metrics/define-metric.js';
export type { MetricKind, MetricResources, ResourceFile, ResourceName } from './metrics/kind.js';
export { metricKinds } from './metrics/metric-kinds.js';
export {
  choiceOption,
  choicesOption,
  countOption,
  flagOption,
  numberOption,
  optionalCount,
  type MetricOption,
  type MetricOptions,
  type OptionTable,
  type OptionValue,
} from './metrics/options/option.js';
export { fitsOption, optionRange } from './metrics/options/resolve-options.js';
export {
  optionDefault,
  optionFlag,
  ownOptions,
  sharedOptions,
  type SharedOption,
} from './metrics/options/shared-options.js';
export { signatureOf } from './metrics/signature.js';
export { metricTitle } from './metrics/metric-title.js';
export { valueTitle } from './metrics/value-title.js';
export type {
  Accumulator,
  Metric,
  Resampler,
  Score,
  ScorePart,
  Segment,
  SentenceScore,
  StatsList,
  UnsignedScore,
} from './metrics/metric.js';
export { compareSentences, type SentenceDifference } from './metrics/compare.js';
export { PackedStats, packRows, packStats, unpackRows, type PackedRows } from './metrics/rows/packed-rows.js';
export {
  createEditMetric,
  createMetric,
  kindOf,
  neededResources,
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
export { chosenAlignments } from './metrics/edit-based/by-type/chosen-alignments.js';
export { NAMED_TYPES, nameEdit, type NamedType, type TaggedWord } from './metrics/edit-based/by-type/name-edit.js';
export { scoreNamedTypes, type NamedTypeScore } from './metrics/edit-based/by-type/named-type-scores.js';
export { recallByType } from './metrics/edit-based/by-type/recall-by-type.js';
export type { TypeRecall } from './metrics/edit-based/by-type/type-recall.js';
export { MARK_KINDS, type EditMark, type MarkKind } from './metrics/edit-based/explore/edit-mark.js';
export { exploreSentences } from './metrics/edit-based/explore/explore-sentences.js';
export type { ExploredOutput, ExploredSentence } from './metrics/edit-based/explore/explored-sentence.js';
export { filterExplored, outputsDiffer, type ExploredFilter } from './metrics/edit-based/explore/filter-explored.js';
export { OUTCOMES, hasOutcome, type Outcome } from './metrics/edit-based/explore/outcome.js';
export { packExplored, unpackExplored, type PackedExplored } from './metrics/edit-based/explore/pack-explored.js';
export { recallOfExplored } from './metrics/edit-based/explore/recall-of-explored.js';
export { missedEdits } from './metrics/edit-based/missed-edits.js';
export type { Levels, LevelScore } from './metrics/edit-based/levels.js';
export {
  countsOf,
  type EditMetric,
  type EditScore,
  type EditSentenceScore,
  type EditStats,
} from './metrics/edit-based/edit-metric.js';
export { m2, type M2Options } from './metrics/m2/index.js';
export { phraseEdges, type PhraseEdge } from './metrics/m2/phrase-edges.js';
export { hoo, type HooOptions } from './metrics/hoo/index.js';
export {
  MAXIMISE,
  iMeasure,
  type AspectScores,
  type IMeasure,
  type IMeasureCounts,
  type IMeasureOptions,
  type IMeasureScore,
  type IMeasureSentenceScore,
  type IMeasureStats,
  type Maximise,
} from './metrics/i-measure/index.js';
export { countAlignment } from './metrics/i-measure/count-alignment.js';
export { optimalAlignments, type ThreeWayAlignment } from './metrics/i-measure/optimal-alignments.js';
export { scoreAspect, type Aspect } from './metrics/i-measure/scores.js';
export { fScore, precisionRecall, type PrecisionRecall } from './metrics/f-score.js';
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
export type { MeteorResources, ParaphraseTable, Stemmer, SynonymTable } from './metrics/meteor/resources.js';
export {
  green,
  type GreenMetric,
  type GreenOptions,
  type GreenScore,
  type GreenSentenceScore,
  type GreenStats,
  type GreenUnit,
} from './metrics/green/index.js';

export { agreement, type Agreement, type AgreementOptions } from './annotators/agreement.js';
export {
  compareSheets,
  type ComparedEssay,
  type ComparedSentence,
  type SheetComparison,
} from './annotators/compare-sheets.js';
export type { EditPair } from './annotators/pair-edits.js';
export { crossScore, type CrossScore } from './annotators/cross-score.js';
export { editOverlap, type EditOverlap, type TypeOverlap } from './annotators/edit-overlap.js';
export { markRules, type MarkRule, type MarkRuleName } from './annotators/mark-rules.js';
export { reportAnnotators, type AnnotatorReport } from './annotators/report.js';
export { essayTypeDistribution, typeDistribution, type TypeCount } from './annotators/type-distribution.js';

export { SHARD_VERSION, badShard, parseShardHeader, printShardHeader, type ShardHeader } from './shards/header.js';
export { parseShardLines, printShardLines } from './shards/lines.js';
export { orderShards, type Shard } from './shards/order.js';
export { seedOf, type Pair } from './significance/resample.js';
export {
  joinResampled,
  planTests,
  resampleSystems,
  testSystems,
  type PairTest,
  type Resampled,
  type SignificanceOptions,
  type SystemTest,
} from './significance/test-systems.js';

export { alignSystem, type SystemAlignments } from './gate/align-system.js';
export type { Baseline, BaselineSentence, CleanCounts, Hash } from './gate/baseline.js';
export { editsToCleanText, type CleanChange, type CleanText } from './gate/clean-text.js';
export { compareWithBaseline, type BaselineComparison, type CurrentSystem } from './gate/compare-with-baseline.js';
export {
  firstNumbers,
  gateReport,
  refuseChangedGold,
  type CleanCheck,
  type CleanLimits,
  type GateInput,
  type GateReport,
} from './gate/gate-report.js';
export { plainWords } from './gate/hash-sentence.js';
export { makeBaseline, type MeasuredCleanText, type MeasuredSystem } from './gate/make-baseline.js';
export { parseBaseline } from './gate/parse-baseline.js';
export { printBaseline } from './gate/print-baseline.js';
export type { SentenceChange } from './gate/sentence-changes.js';
export { testDrop, type DropTest, type DropTestOptions } from './gate/test-drop.js';
export type { TypeChange } from './gate/type-changes.js';
export { inexactWarnings } from './scoreboard/inexact.js';
export { scoreDocument, type ScoreDocument } from './scoreboard/score-document.js';
export { leaderboard, levelTables, scoreTables, valuePart } from './scoreboard/score-tables.js';
export {
  bestFirst,
  type InexactScore,
  type NamedTest,
  type ReportedScore,
  type Scoreboard,
  type ScoredMetric,
  type ScoredSystem,
  type SignificanceReport,
} from './scoring/scoreboard.js';

export {
  taskResults,
  type ScoredSubmission,
  type Submission,
  type SubmissionScore,
  type TaskInput,
  type TaskOptions,
  type TaskResults,
} from './tasks/results.js';
export { addAlternatives, type AlternativeAnswer } from './tasks/alternatives.js';
export { scoreByAnnotator, type AnnotatorScore } from './tasks/score-by-annotator.js';

export type { Certainty } from './formats/certainty.js';
export type { CorpusFormat, FeedOptions, FileGroup, InputText, OutputText } from './formats/corpus-format.js';
export { corpusFormats } from './formats/corpus-formats.js';
export type { CorpusPrinter, FileSection, OutputFile, OutputOptions } from './formats/corpus-printer.js';
export type { EssayOptions, ReadResult } from './formats/essays.js';
export { fileGroups } from './formats/file-groups.js';
export { addLosses, countLosses, type Losses } from './formats/losses.js';
export { titleList } from './formats/named-formats.js';
export { goldFormat, goldTitles, looksLikeGold, parseGold, unannotated } from './formats/parse-gold.js';
export { readAnnotated, type ReadOptions } from './formats/read-annotated.js';
export { detectFormat, formatNamed, formatNames, type FormatName } from './formats/registry.js';
export { convertBatch, type Conversion, type ConvertedBatch } from './conversion/convert-batch.js';
export { validate, type Validation } from './conversion/validate.js';
export { lostBy, printerNamed, writeAnnotated, type WriteOptions, type WriteResult } from './conversion/write.js';

export * from './judging-exports.js';
export { convertJob, type ConvertTask } from './conversion/convert-job.js';
export { jobs } from './jobs.js';
export { inlineRunner, type InlineOptions } from './runner/inline-runner.js';
export type { Job, SizedTask, Tools } from './runner/job.js';
export { runAll, type OnProgress, type Runner } from './runner/runner.js';
export { cutIntoShares, type Share } from './runner/shares.js';
export { createTools } from './runner/tools.js';
export { drawResamples, resampleJob, type ResampledSystems } from './significance/resample-job.js';
export { batchStats, type Batch } from './scoring/batch.js';
export { NO_COVERAGE, coverageOf, joinCoverage, type Coverage } from './scoring/coverage.js';
export { measure, type MeasuredCorpus } from './scoring/measure.js';
export {
  findAnnotatorsJob,
  measureJob,
  type FindAnnotatorsTask,
  type MeasureTask,
  type MeasuredBatch,
} from './scoring/measure-job.js';
export { prepareBatch, type Preparation, type TextBatch } from './scoring/prepare-batch.js';
export { score } from './scoring/score.js';
export {
  scoreMeasured,
  type MeasuredScores,
  type ScoreOptions,
  type SignificanceRequest,
} from './scoring/score-measured.js';
export type { ScoringSource, SourceBatch, SourceBatches } from './scoring/scoring-source.js';
export {
  openTexts,
  openWhole,
  readTexts,
  readWhole,
  type NamedOutput,
  type ScoreTexts,
  type TextInput,
  type WholeCorpus,
} from './scoring/text-source.js';
export { measuredStats } from './scoring/measured-stats.js';
