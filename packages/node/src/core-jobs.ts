import { jobs } from '@stet/core/worker';
import { tools } from './tools.js';

/** Core's jobs by name, to be done in this thread. */
export const coreJobs = Object.fromEntries(
  jobs.map(({ name, work }) => [name, (task: never): unknown => work(task, tools)]),
);
