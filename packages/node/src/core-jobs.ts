import { jobs } from '@stet/core/internal';
import { tools } from './tools.js';

/** Does a job of core in this thread, by its name. */
export const coreJobs = Object.fromEntries(
  jobs.map(({ name, work }) => [name, (task: never): unknown => work(task, tools)]),
);
