import { doJob, type Call, type Outcome } from '@stet/node';
import * as jobs from './jobs.js';

export default function work(call: Call): Promise<Outcome<unknown>> {
  return doJob(jobs, call);
}
