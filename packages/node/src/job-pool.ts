import { setImmediate as nextTurn } from 'node:timers/promises';
import { StetError, type StetErrorDetails } from '@stet/core/worker';
import { NodeError } from './errors.js';

/** The result of a job in another thread, or its error as data, since a class does not survive the crossing. */
export type JobAnswer<T> = { readonly result: T } | { readonly error: StetErrorDetails };

/** Functions that a worker thread can run, by name. */
export type JobSet = Readonly<Record<string, (task: never) => unknown>>;

export interface JobPool<Jobs extends JobSet> {
  /** Aborting `signal` ends the thread that does the job. */
  run<Job extends keyof Jobs>(
    job: Job,
    task: Parameters<Jobs[Job]>[0],
    signal?: AbortSignal,
  ): Promise<Awaited<ReturnType<Jobs[Job]>>>;
  close(): Promise<void>;
}

export interface PoolSize {
  readonly minThreads: number;
  readonly maxThreads: number;
  /** Threads beyond `minThreads` end after being idle for this many milliseconds. */
  readonly idleTimeout?: number;
  /** Jobs that a thread is given at a time; those after the first wait there (default: 1). */
  readonly jobsForEachThread?: number;
}

/**
 * Piscina tries `require` before `import`. Where Node lets `require` load a module, it aborts the whole process if the
 * thread is ended meanwhile, as happens when the work is done before the last thread has started.
 */
const WORKER_FLAGS = process.features.require_module ? ['--no-experimental-require-module'] : [];

/** Worker threads that do jobs; the worker is a module that answers with `doJob`. */
export async function openJobPool<Jobs extends JobSet>(
  worker: URL,
  { jobsForEachThread = 1, ...size }: PoolSize,
): Promise<JobPool<Jobs>> {
  const { Piscina } = await import('piscina');
  const threadless = new WeakSet<InstanceType<typeof Piscina>>();
  const open = (): InstanceType<typeof Piscina> => {
    const concurrentTasksPerWorker = jobsForEachThread;
    const opened = new Piscina({ filename: worker.href, ...size, concurrentTasksPerWorker, execArgv: WORKER_FLAGS });
    // A thread that cannot start concerns the jobs that wait for one; without a listener it would end the process.
    opened.on('error', () => {
      if (opened.threads.length > 0) return;
      threadless.add(opened);
      void opened.destroy();
    });
    return opened;
  };
  let pool = open();
  return {
    run: async (job, task, signal) => {
      const used = pool;
      try {
        // Piscina gives a thread one job at a time if it has a signal.
        const answer = (await used.run({ job, task }, { signal: signal ?? null })) as JobAnswer<never>;
        if ('error' in answer) throw new StetError<string>(answer.error);
        return answer.result;
      } catch (cause) {
        if (signal?.aborted === true || (!threadless.has(used) && !isUnstarted(cause))) throw cause;
        // A thread that could not load its modules never will; the next job gets others.
        if (used === pool) {
          pool = open();
          void used.close();
        }
        throw threadFailed(cause);
      }
    },
    close: () => pool.destroy(),
  };
}

const UNSTARTED = ['ERR_WORKER_INIT_FAILED', 'EMFILE', 'ENFILE', 'EAGAIN'];

function isUnstarted(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && UNSTARTED.includes(String(cause.code));
}

function threadFailed(cause: unknown): NodeError {
  return new NodeError(
    {
      code: 'THREAD_FAILED',
      expected: 'a thread to compute in',
      found: 'that the system allows no more of them, or no more open files',
      remedy: 'Try again in a moment. If it happens often, raise the limit of open files (ulimit -n).',
    },
    { cause },
  );
}

/** A job as a worker thread receives it. */
export interface JobCall {
  readonly job: string;
  readonly task: unknown;
}

/** Settles with the last job that this thread was given. */
let lastJob: Promise<unknown> = Promise.resolve();

/**
 * Does one job in a worker thread. One that came while another was under way begins in a later turn than that ended, when
 * its answer has been sent: otherwise both answers would wait for both jobs, and meanwhile nobody would send more.
 */
export function doJob(jobs: JobSet, call: JobCall): Promise<JobAnswer<unknown>> {
  const answer = lastJob.then(() => nextTurn()).then(() => answerOf(jobs, call));
  lastJob = answer.catch(() => undefined);
  return answer;
}

async function answerOf(jobs: JobSet, { job, task }: JobCall): Promise<JobAnswer<unknown>> {
  try {
    return { result: await jobs[job](task as never) };
  } catch (error) {
    if (error instanceof StetError) return { error: error.toJSON() };
    throw error;
  }
}
