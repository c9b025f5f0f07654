import { doJob, type Call, type JobAnswer } from '@stet/node';
import * as jobs from './jobs.js';

export default function work(call: Call): Promise<JobAnswer<unknown>> {
  return doJob(jobs, call);
}
