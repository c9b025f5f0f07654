import {
  runAll,
  validateJob,
  type FoldResult,
  type Folded,
  type RankingMethodName,
  type ValidationOptions,
} from '@stet/core/internal';
import { threadRunner } from './thread-runner.js';
import type { ThreadOptions } from './stream-tasks.js';

/**
 * Cross-validates a method of ranking on judgments dealt into folds, a fold a task, on all cores. The result does not
 * depend on the number of threads.
 */
export function validateRanking(
  folded: Folded,
  method: RankingMethodName,
  options: ValidationOptions,
  { threads, onProgress }: ThreadOptions = {},
): Promise<FoldResult[]> {
  const tasks = Array.from({ length: options.folds }, (_, tested) => ({
    task: { folded, tested, method, options },
    size: 1,
  }));
  const runner = threadRunner({ threads, onProgress: (_, done, total) => onProgress?.(done, total) });
  return runAll(runner, validateJob, tasks, { stage: 'Validating' });
}
