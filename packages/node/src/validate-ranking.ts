import type { FoldResult, Folded, RankingMethodName, ValidationOptions } from '@stet/core/internal';
import { runTasks } from './run-tasks.js';
import type { ThreadOptions } from './stream-tasks.js';

/**
 * Cross-validates a method of ranking on judgments dealt into folds, a fold a task, on all cores. The result does not
 * depend on the number of threads.
 */
export function validateRanking(
  folded: Folded,
  method: RankingMethodName,
  options: ValidationOptions,
  threadOptions: ThreadOptions = {},
): Promise<FoldResult[]> {
  const tasks = Array.from({ length: options.folds }, (_, tested) => ({
    task: { folded, tested, method, options },
    size: 1,
  }));
  return runTasks('validate', tasks, threadOptions);
}
