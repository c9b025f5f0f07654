import { convertJob } from './conversion/convert-job.js';
import { scoreRunJob } from './ranking/direct-assessment/resample-scores.js';
import { onePassJob } from './ranking/one-pass/one-pass-runs.js';
import { calibrateJob, separateJob, separateScoresJob } from './ranking/power/separation-jobs.js';
import { rankJob } from './ranking/run-scores.js';
import { validateJob } from './ranking/validate.js';
import { correlateJob } from './meta/correlate-job.js';
import type { Job } from './runner/job.js';
import { findAnnotatorsJob, measureJob } from './scoring/measure-job.js';
import { resampleTypesJob } from './scoring/score-types.js';
import { resampleJob } from './significance/resample-job.js';

/** Every job that a worker thread can be asked for. */
export const jobs: readonly Job<never, unknown>[] = [
  measureJob,
  findAnnotatorsJob,
  convertJob,
  resampleJob,
  resampleTypesJob,
  rankJob,
  scoreRunJob,
  onePassJob,
  validateJob,
  calibrateJob,
  separateJob,
  separateScoresJob,
  correlateJob,
];
