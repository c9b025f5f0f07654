import type { Db } from '../storage/store.js';

/** What is to be done, as small, plain data. The worker reads the rest from the database. */
interface Job {
  readonly queue: string;
  readonly data: object;
}

/** A job that a worker has taken, and that is theirs until the lease ends. */
export interface TakenJob {
  readonly id: string;
  readonly data: unknown;
  /** Counted from 1; higher if an earlier worker was lost or failed. */
  readonly attempt: number;
}

/** How long a job belongs to whoever took it. */
export interface QueueOptions {
  readonly leaseSeconds: number;
}

/** Jobs that survive crashes of both the process that sends them and the worker that takes them. */
export interface Queue {
  /** Part of the transaction: the job exists only if the transaction commits. */
  readonly send: (trx: Db, job: Job) => Promise<void>;
  /** The job that has waited longest, or whose lease has ended. No other worker gets it until its lease ends. */
  readonly take: (queue: string) => Promise<TakenJob | undefined>;
  /** Removes a job that is done or given up. */
  readonly end: (queue: string, job: TakenJob) => Promise<void>;
  /** Puts the job back, to be taken again after a while. */
  readonly putBack: (queue: string, job: TakenJob) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** How long a job waits before it is taken again: longer each time. */
export function waitSeconds(attempt: number): number {
  return 2 ** Math.min(attempt, 6) / 2;
}
