import { coreJobs } from '@stet/node';

export interface CoreJobCall {
  readonly name: string;
  readonly task: unknown;
}

/** Does any job of core, by its name. */
export function coreJob({ name, task }: CoreJobCall): unknown {
  return coreJobs[name](task as never);
}
