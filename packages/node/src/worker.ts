import { coreJobs } from './core-jobs.js';
import { doJob, type JobCall } from './do-job.js';
import type { JobAnswer } from './job-answer.js';

export default function work(call: JobCall): Promise<JobAnswer<unknown>> {
  return doJob(coreJobs, call);
}
