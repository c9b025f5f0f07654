import { jobs } from '@stet/core/internal';
import { doJob, type Call } from './do-job.js';
import type { Outcome } from './outcome.js';
import { tools } from './tools.js';

const jobsByName = Object.fromEntries(jobs.map(({ name, work }) => [name, (task: never) => work(task, tools)]));

export default function work(call: Call): Promise<Outcome<unknown>> {
  return doJob(jobsByName, call);
}
