import { coreJobs } from './core-jobs.js';
import { doJob, type Call } from './do-job.js';
import type { JobAnswer } from './job-answer.js';

export default function work(call: Call): Promise<JobAnswer<unknown>> {
  return doJob(coreJobs, call);
}
