export { CheckerFailure, type Adapter, type Answer } from './adapters/adapter.js';
export { commandAdapter, type CommandOptions } from './adapters/command.js';
export { harperAdapter } from './adapters/harper.js';
export { languageToolAdapter, type LanguageToolOptions } from './adapters/language-tool.js';
export { lineCommandAdapter } from './adapters/line-command.js';
export { openAiAdapter, type OpenAiOptions } from './adapters/open-ai.js';
export { HARPER_DIALECTS, type HarperDialect, type HarperOptions } from './adapters/open-harper.js';
export { REPLACEMENT_CHOICES, type CheckerRules, type ReplacementChoice } from './adapters/rules.js';
export { openAnswerCache, type AnswerCache } from './asking/answer-cache.js';
export type { CorrectionCounts, CorrectOptions } from './asking/correct-options.js';
export { correctSentences, type Corrections } from './asking/correct-sentences.js';
export { checkCorrections } from './lints/check-corrections.js';
export { checkMustTexts } from './lints/check-must-texts.js';
export { checkTexts, describeUnit, type CheckOptions } from './lints/check-texts.js';
export type { LintAdapter, LintAnswer } from './lints/lint-adapter.js';
export { UNIT_KINDS, type TextUnit, type UnitKind } from './prose/text-units.js';
export { chatUrl, type ChatReply } from './adapters/chat.js';
export { findLinter, linterNames, linters, openLinter, type Linter, type LinterSpec } from './lints/linters.js';
export { measureCold, measureTyping } from './lints/measure-waits.js';
export { plainProse, type Mask, type Prose } from './prose/prose.js';
export { openInTime } from './lints/open-in-time.js';
export { processLinter, spreadLinter } from './lints/process-linter.js';
export { readKey } from './adapters/key.js';
export { fromHere, readTexts, textFiles, type ReadTextsOptions, type TextFile } from './prose/read-texts.js';
export { createChecker, type CheckerOptions } from './create-checker.js';
export type { CheckersErrorCode } from './errors.js';
export {
  REMOVABLE_FIELDS,
  RESPONSE_FORMATS,
  type RemovableField,
  type ResponseFormat,
} from './judging/chat-request.js';
export { askPlans, planQuestions, refuseMissing, type AskCounts, type JudgePlan } from './judging/ask-judge.js';
export { openJudgeCache, type JudgeCache } from './judging/judge-cache.js';
export { repliesOf, type ReplySummary } from './judging/reply-summary.js';
export { signJudge } from './judging/sign-judge.js';
export { modelJudge, type JudgeAnswer, type ModelJudge, type ModelJudgeOptions } from './judging/model-judge.js';
