// What the index exports about people's judgments, rankings by them, and metrics judged by them.
export type { RankedOutput, Ranking } from './judgments/ranking.js';
export type { JudgmentFormat, JudgmentPrintOptions } from './judgments/formats/judgment-format.js';
export { judgmentFormats } from './judgments/formats/judgment-formats.js';
export { printJudgments, printedJudgmentFormats, type PrintedJudgments } from './judgments/formats/print.js';
export { detectJudgmentFormat, judgmentFormatNames, type JudgmentFormatName } from './judgments/formats/registry.js';
export { readJudgments, type JudgmentReadOptions } from './judgments/formats/read.js';
export type { FirstSentence } from './judgments/formats/wmt-csv/first-sentence.js';
export {
  judgeAgreement,
  type JudgeAgreement,
  type JudgeAgreementOptions,
  type JudgePairAgreement,
  type OverallAgreement,
} from './judgments/agreement/agreement.js';
export type { Estimate } from './judgments/agreement/estimate.js';
export { CHANCES, type Chance, type LabelCounts } from './judgments/agreement/kappa.js';
export { exactRepeats } from './judgments/repeats.js';
export {
  judgmentStatistics,
  type JudgeTally,
  type JudgmentStatistics,
  type PairTally,
  type RankingTally,
} from './judgments/statistics.js';
export { judgesOf, selectRankings, systemsOf, type RankingSelection } from './judgments/select.js';
export {
  FIRST_BETTER,
  SECOND_BETTER,
  TIE,
  pairwiseJudgments,
  type Judgments,
  type PairUnit,
  type PairwiseJudgments,
} from './judgments/pairwise.js';
export { distinctOutputs, type DistinctOutput, type SystemLines } from './judgments/sampling/distinct-outputs.js';
export { expectedCoverage, waysToCover } from './judgments/sampling/coverage.js';
export { distinctHistogram, sentenceChances, type SentenceChance } from './judgments/sampling/sentence-chances.js';
export type { Assignment, CampaignItem, CampaignOptions, CampaignPlan } from './judgments/sampling/campaign.js';
export {
  summariseCampaign,
  type CampaignSummary,
  type JudgeLoad,
  type PlannedPair,
} from './judgments/sampling/campaign-summary.js';
export { drawCampaign, type CampaignInput } from './judgments/sampling/draw-campaign.js';
export { printAppraise } from './judgments/sampling/print-appraise.js';
export { printSampledSets } from './judgments/sampling/print-sampled-sets.js';

export { countPairs, type PairCounts } from './ranking/pair-counts.js';
export { expectedWins } from './ranking/expected-wins.js';
export {
  FALLBACK_PRIOR,
  bradleyTerry,
  outcomeChances,
  winProbability,
  type BradleyTerry,
  type BradleyTerryOptions,
} from './ranking/bradley-terry.js';
export type { OutcomeChances } from './ranking/davidson.js';
export { checkComparable, componentsOf, undecidedPairs } from './ranking/components.js';
export { FOLD_UNITS, type FoldUnit } from './ranking/folds.js';
export {
  ADJUSTMENTS,
  headToHead,
  type Adjustment,
  type HeadToHead,
  type HeadToHeadCell,
  type SignificanceLevel,
} from './ranking/head-to-head.js';
export {
  correlateJudges,
  type JudgeCorrelation,
  type JudgeCorrelations,
  type JudgeScores,
} from './ranking/judge-correlation.js';
export { rankingMethods, type RankingMethod, type RankingMethodName } from './ranking/method.js';
export type { RankRange } from './ranking/rank-ranges.js';
export { rankByValues, type ValueRank } from './ranking/rank-by-values.js';
export { drawRuns } from './ranking/draw-runs.js';
export { rank, type RankOptions } from './ranking/rank.js';
export { rankByRuns, type RankedSystem, type RankingOptions, type SystemRanking } from './ranking/rank-by-runs.js';
export { RESAMPLE_UNITS, type ResampleUnit } from './ranking/resample-judgments.js';
export type { FoldResult, MethodValidation, ValidationOptions } from './ranking/validate.js';
export { validateFolds, validateRanking, type RankingValidation } from './ranking/validate-ranking.js';

export { parsePrecisionRecall, type SystemPrecisionRecall } from './meta/formats/precision-recall.js';
export { separateSystems } from './ranking/power/separate-systems.js';
export {
  SEPARATION_METHODS,
  type Separation,
  type SeparationMethod,
  type SeparationOptions,
} from './ranking/power/separation.js';
export type { PowerStep } from './ranking/power/search-power.js';
export type { ScoredSystems } from './meta/scored-systems.js';
export { parseSentenceScores } from './meta/formats/sentence-scores.js';
export { parseSystemScores, type ScoreFileOptions } from './meta/formats/system-scores.js';
export type { SystemScores } from './meta/system-scores.js';
export type { SentenceScores } from './meta/sentence-level/sentence-scores.js';
export { withPlainNames } from './meta/formats/plain-names.js';
export { tieConventions, type TieConvention } from './meta/sentence-level/tie-conventions.js';
export type { CountedTau, TieStatistics } from './meta/sentence-level/statistics.js';
export type { MetricTaus, SentenceTaus } from './meta/sentence-level/sentence-taus.js';
export type { TauTest } from './meta/sentence-level/test-taus.js';
export type { CalibratedAccuracy } from './meta/sentence-level/metric-calibration.js';
export type { SubsetCorrelations } from './meta/system-level/leave-one-out.js';
export type { AdjustedMetricTest, MetricCorrelation, MetricTests } from './meta/system-level/evaluate.js';
export type { JudgeCeiling } from './meta/judge-ceiling.js';
export type { BetaSweep } from './meta/beta-sweep.js';
export { correlate } from './meta/correlate.js';
export {
  metaSections,
  type CorrelateOptions,
  type Correlations,
  type EvaluatedMetric,
  type HumanEvidence,
  type MetaSection,
  type SentenceLevel,
} from './meta/correlations.js';
