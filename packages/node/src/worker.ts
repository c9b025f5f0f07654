import { doJob, type Call } from './do-job.js';
import * as jobs from './jobs.js';
import type { Outcome } from './outcome.js';

export default function work(call: Call): Promise<Outcome<unknown>> {
  return doJob(jobs, call);
}
