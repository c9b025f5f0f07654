import type { Job } from '../runner/job.js';
import type { RankingMethodName } from './method.js';
import { validateFold, type FoldResult, type Folded, type ValidationOptions } from './validate.js';

export interface ValidateTask {
  readonly folded: Folded;
  readonly tested: number;
  readonly method: RankingMethodName;
  readonly options: ValidationOptions;
}

/** Tests on one fold a ranking trained on all others. */
export const validateJob: Job<ValidateTask, FoldResult> = {
  name: 'validate',
  work: ({ folded, tested, method, options }) => validateFold(folded, tested, method, options),
};
