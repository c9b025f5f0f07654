import { StetError } from '@stet/core/internal';
import { ServerError } from '../errors.js';
import { describeFault } from '../http/describe-fault.js';
import type { Log } from '../http/log.js';
import type { Queue, TakenJob } from './queue.js';

/** How a job is done. It may be started twice, if a worker is lost, but must take effect only once. */
export interface Handler<Data> {
  readonly queue: string;
  /** Rejects with a `StetError` if retrying is useless, and with any other error if it may help. */
  readonly work: (data: Data, signal: AbortSignal) => Promise<void>;
  /** Called when the job is given up. */
  readonly giveUp: (data: Data, reason: StetError<string>) => Promise<void>;
}

export interface WorkOptions {
  readonly log: Log;
  /** How many jobs to do at a time. */
  readonly concurrency: number;
  /** A job that takes longer is stopped. Must be shorter than the lease, so that no other worker has taken it yet. */
  readonly limitSeconds: number;
  /** A job is given up after failing, or losing its worker, this many times. */
  readonly mostAttempts: number;
  readonly pollMs: number;
}

export const DEFAULT_WORK = { concurrency: 1, limitSeconds: 120, mostAttempts: 5, pollMs: 250 };

export interface Worker {
  /** Takes no more jobs, and waits for those in progress. */
  readonly stop: () => Promise<void>;
}

/** Takes jobs and does them until stopped. */
export function workQueue<Data>(queue: Queue, handler: Handler<Data>, options: WorkOptions): Worker {
  const stopping = new AbortController();
  const slots = Array.from({ length: options.concurrency }, () => workOn(queue, handler, options, stopping.signal));
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(slots);
    },
  };
}

async function workOn<Data>(
  queue: Queue,
  handler: Handler<Data>,
  options: WorkOptions,
  stopping: AbortSignal,
): Promise<void> {
  while (!stopping.aborted) {
    try {
      const job = await queue.take(handler.queue);
      if (job === undefined) await idle(options.pollMs, stopping);
      else await doJob(queue, handler, job, options);
    } catch (error) {
      // The database may be down. The job, if there was one, comes back when its lease ends.
      options.log('worker', describeFault(error));
      await idle(options.pollMs, stopping);
    }
  }
}

/** Failures that the job itself may have no part in. */
const RETRIED: readonly string[] = ['JOB_FAILED', 'OUT_OF_TIME', 'THREAD_FAILED'];

async function doJob<Data>(queue: Queue, handler: Handler<Data>, job: TakenJob, options: WorkOptions): Promise<void> {
  const data = job.data as Data;
  const failure = await tryJob(handler, data, job, options);
  if (failure === undefined) return queue.end(handler.queue, job);
  const { code } = failure;
  options.log('job failed', { queue: handler.queue, attempt: job.attempt, code });
  if (RETRIED.includes(code) && job.attempt < options.mostAttempts) return queue.putBack(handler.queue, job);
  await handler.giveUp(data, failure);
  return queue.end(handler.queue, job);
}

/** Tries to do the job; returns why it failed, or undefined. */
async function tryJob<Data>(
  handler: Handler<Data>,
  data: Data,
  job: TakenJob,
  { limitSeconds, mostAttempts, log }: WorkOptions,
): Promise<StetError<string> | undefined> {
  // A job that keeps losing its workers may be what crashes them.
  if (job.attempt > mostAttempts) return failed(`that ${job.attempt - 1} workers were lost with it`);
  const limit = AbortSignal.timeout(limitSeconds * 1000);
  try {
    await handler.work(data, limit);
    return undefined;
  } catch (error) {
    if (error instanceof StetError) return error;
    if (limit.aborted) return failed(`that it took longer than ${limitSeconds} s`, 'OUT_OF_TIME');
    log('fault', describeFault(error));
    return failed('a fault in the worker');
  }
}

function failed(found: string, code: 'JOB_FAILED' | 'OUT_OF_TIME' = 'JOB_FAILED'): ServerError {
  return new ServerError({
    code,
    expected: 'the job to end',
    found,
    remedy: 'An organiser can start it again; the log of the worker says more.',
  });
}

function idle(ms: number, stopping: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      stopping.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    stopping.addEventListener('abort', end);
  });
}
