import type { Db } from '../storage/store.js';

/** What is to be done: small, plain data. Whoever does it reads the rest from the database. */
export interface Job<Data = unknown> {
  readonly queue: string;
  readonly data: Data;
}

/** How a job is done. It may be begun twice, when a worker is lost: its effect must be one all the same. */
export interface Handler<Data = unknown> {
  /** Ends with an error when it cannot be done; it is tried again unless the error says that this is of no use. */
  readonly work: (data: Data, signal: AbortSignal) => Promise<void>;
  /** Told once, when it is given up. */
  readonly giveUp: (data: Data, reason: Error) => Promise<void>;
}

export interface Working {
  /** Takes no more jobs, and waits for those under way. */
  readonly stop: () => Promise<void>;
}

/** Jobs that survive whoever asked for them and whoever does them. */
export interface Queue {
  /** Part of the transaction: the job is there when the transaction is, and not otherwise. */
  readonly send: (trx: Db, job: Job) => Promise<void>;
  readonly work: <Data>(queue: string, handler: Handler<Data>) => Promise<Working>;
  readonly close: () => Promise<void>;
}
