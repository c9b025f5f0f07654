import type { Db } from '../storage/store.js';

/** What is to be done: small, plain data. Whoever does it reads the rest from the database. */
interface Job {
  readonly queue: string;
  readonly data: object;
}

/** A job that somebody has taken, and that is theirs until the lease ends. */
export interface TakenJob {
  readonly id: string;
  readonly data: unknown;
  /** Counted from 1; more when somebody took it before and was lost, or failed. */
  readonly attempt: number;
}

/** How long a job belongs to whoever took it. */
export interface QueueOptions {
  readonly leaseSeconds: number;
}

/** Jobs that survive whoever asked for them and whoever does them. */
export interface Queue {
  /** Part of the transaction: the job is there when the transaction is, and not otherwise. */
  readonly send: (trx: Db, job: Job) => Promise<void>;
  /** The job that has waited longest, or whose lease has ended. Nobody else gets it until its lease ends. */
  readonly take: (queue: string) => Promise<TakenJob | undefined>;
  /** The job is done, or given up: nobody takes it again. */
  readonly end: (queue: string, job: TakenJob) => Promise<void>;
  /** Puts the job back, to be taken again after a while. */
  readonly putBack: (queue: string, job: TakenJob) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A while: longer each time. */
export function waitSeconds(attempt: number): number {
  return 2 ** Math.min(attempt, 6) / 2;
}
