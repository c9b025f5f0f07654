import { StetError, type StetErrorDetails } from '@stet/core/internal';

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
}

/** Worker threads that do jobs; the worker is a module that answers with `doJob`. */
export async function openJobPool<Jobs extends JobSet>(worker: URL, size: PoolSize): Promise<JobPool<Jobs>> {
  const { Piscina } = await import('piscina');
  const pool = new Piscina({ filename: worker.href, ...size, execArgv: [] });
  return {
    run: async (job, task, signal) => {
      const answer = (await pool.run({ job, task }, signal === undefined ? {} : { signal })) as JobAnswer<never>;
      if ('error' in answer) throw new StetError<string>(answer.error);
      return answer.result;
    },
    close: () => pool.destroy(),
  };
}

/** A job as a worker thread receives it. */
export interface JobCall {
  readonly job: string;
  readonly task: unknown;
}

/** Does one job in a worker thread. */
export async function doJob(jobs: JobSet, { job, task }: JobCall): Promise<JobAnswer<unknown>> {
  try {
    return { result: await jobs[job](task as never) };
  } catch (error) {
    if (error instanceof StetError) return { error: error.toJSON() };
    throw error;
  }
}
