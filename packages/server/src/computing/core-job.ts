import { coreJobs } from '@stet/node';

export interface CoreJobCall {
  readonly name: string;
  readonly task: unknown;
}

/** Runs any of core's jobs by name. */
export function coreJob({ name, task }: CoreJobCall): unknown {
  return coreJobs[name](task as never);
}
