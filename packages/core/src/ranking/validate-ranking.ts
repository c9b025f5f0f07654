import { systemPairs, type Judgments, type PairwiseJudgments } from '../judgments/pairwise.js';
import { plainRunner } from '../runner/inline-runner.js';
import { runAll, type Runner } from '../runner/runner.js';
import { checkComparable } from './components.js';
import { isLargeDraw } from './draw-runs.js';
import { pairwiseMethods, type PairwiseMethodName } from './method.js';
import { countPairs } from './pair-counts.js';
import { runSignature } from './run-signature.js';
import {
  foldJudgments,
  joinValidation,
  validateJob,
  type FoldResult,
  type RankingAccuracy,
  type ValidationOptions,
} from './validate.js';

export interface RankingValidation extends ValidationOptions, RankingAccuracy {
  readonly signature: string;
}

export interface ValidateOptions {
  /** Spreads the folds (default: this thread does them all). */
  readonly runner?: Runner | undefined;
  /** Where the judgments were read from, for messages. */
  readonly file?: string | undefined;
}

/** Cross-validates methods of ranking: how well they predict judgments that they have not seen. */
export async function validateRanking(
  judgments: Judgments,
  methods: readonly PairwiseMethodName[],
  options: ValidationOptions,
  { runner = plainRunner, file }: ValidateOptions = {},
): Promise<RankingValidation> {
  const pairs = systemPairs(judgments);
  const counts = countPairs(pairs);
  checkComparable(counts, file);
  const results = [];
  for (const method of methods) results.push({ method, folds: await validateFolds(pairs, method, options, runner) });
  const signature = runSignature([`folds:${options.folds}`, `by:${options.foldsBy}`], options);
  return { signature, ...options, ...joinValidation(counts, results) };
}

/** What a method predicts of each fold. Neither the runner nor the number of its lanes changes it. */
export function validateFolds(
  pairs: PairwiseJudgments,
  method: PairwiseMethodName,
  options: ValidationOptions,
  runner: Runner,
): Promise<FoldResult[]> {
  const folded = foldJudgments(pairs, options);
  const tasks = Array.from({ length: options.folds }, (_, tested) => ({
    task: { folded, tested, method, options },
    size: 1,
  }));
  const { title, random } = pairwiseMethods[method];
  const large = random && isLargeDraw(options.folds * options.resamples, pairs);
  return runAll(runner, validateJob, tasks, { stage: `Validating ${title}`, large });
}
