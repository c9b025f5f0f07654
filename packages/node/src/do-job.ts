import { StetError } from '@stet/core/internal';
import type { JobSet } from './job-pool.js';
import type { JobAnswer } from './job-answer.js';

/** A job as a worker thread receives it. */
export interface JobCall {
  readonly job: string;
  readonly task: unknown;
}

/** Does one job in a worker thread. */
export async function doJob(jobs: JobSet, { job, task }: JobCall): Promise<JobAnswer<unknown>> {
  try {
    return { result: await jobs[job](task as never) };
  } catch (error) {
    if (error instanceof StetError) return { error: error.toJSON() };
    throw error;
  }
}
