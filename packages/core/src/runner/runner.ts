import type { Job, SizedTask, Tools } from './job.js';

export interface RunOptions {
  /** What the work is called while it runs, such as "Scoring". */
  readonly stage: string;
  /** The sizes of all tasks added up; undefined where nobody knows before the end. */
  readonly total?: number | undefined;
  /** True for enough work that other threads should start at once. */
  readonly large?: boolean | undefined;
}

/** Spreads tasks over whatever runs them: this thread, other threads, or the worker of a page. */
export interface Runner {
  /** How many tasks it does at a time; work that can be divided is cut into a few shares for each lane. */
  readonly lanes: number;
  /** Used by jobs in this thread, and by the code that joins their results. */
  readonly tools: Tools;
  /** Told how far the work has come that is not done by jobs. */
  readonly onProgress?: OnProgress | undefined;
  /** Runs a job for each task, and yields the results in the order of the tasks. */
  run<Task, Result>(
    job: Job<Task, Result>,
    tasks: Iterable<SizedTask<Task>> | AsyncIterable<SizedTask<Task>>,
    options: RunOptions,
  ): AsyncIterable<Result>;
}

/** Called with how far a stage of the work has come. */
export type OnProgress = (stage: string, done: number, total: number) => void;

/** Runs tasks that are all known beforehand, and returns their results. */
export async function runAll<Task, Result>(
  runner: Runner,
  job: Job<Task, Result>,
  tasks: readonly SizedTask<Task>[],
  options: Omit<RunOptions, 'total'>,
): Promise<Result[]> {
  const total = tasks.reduce((sum, { size }) => sum + size, 0);
  const results: Result[] = [];
  for await (const result of runner.run(job, tasks, { ...options, total })) results.push(result);
  return results;
}
