import { doJob, type JobCall, type JobAnswer } from '@stet/node';
import * as jobs from './jobs.js';

export default function work(call: JobCall): Promise<JobAnswer<unknown>> {
  return doJob(jobs, call);
}
