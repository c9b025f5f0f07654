import { coreJobs } from './core-jobs.js';
import { doJob, type JobAnswer, type JobCall } from './job-pool.js';

export default function work(call: JobCall): Promise<JobAnswer<unknown>> {
  return doJob(coreJobs, call);
}
