import type { Job, SizedTask, Tools } from './job.js';

export interface RunOptions {
  /** What the work is called while it goes on, such as "Scoring". */
  readonly stage: string;
  /** The sizes of all tasks together; undefined where nobody knows before the end. */
  readonly total?: number | undefined;
  /** So much work that other threads should start at once. */
  readonly large?: boolean | undefined;
}

/** Spreads tasks over whatever does them: this thread, others, the worker of a page. */
export interface Runner {
  /** How many tasks it does at a time; work that can be divided is cut into a few shares for each lane. */
  readonly lanes: number;
  /** What jobs of this thread use, and whoever joins their results. */
  readonly tools: Tools;
  /** Does a job for each task, and gives the results in the order of the tasks. */
  run<Task, Result>(
    job: Job<Task, Result>,
    tasks: Iterable<SizedTask<Task>> | AsyncIterable<SizedTask<Task>>,
    options: RunOptions,
  ): AsyncIterable<Result>;
}

/** Told how far a stage of the work is. */
export type OnProgress = (stage: string, done: number, total: number) => void;

/** The results of tasks that are all at hand. */
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
