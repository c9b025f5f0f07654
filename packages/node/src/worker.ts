import { StetError } from '@stet/core';
import * as jobs from './jobs.js';
import type { Outcome } from './outcome.js';

type Jobs = typeof jobs;

interface Call {
  readonly job: keyof Jobs;
  readonly task: never;
}

/** Does one job in a worker thread. */
export default async function work({ job, task }: Call): Promise<Outcome<unknown>> {
  try {
    return { result: await jobs[job](task) };
  } catch (error) {
    if (error instanceof StetError) return { error: error.toJSON() };
    throw error;
  }
}
