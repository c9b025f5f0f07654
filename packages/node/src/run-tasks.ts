import { availableParallelism } from 'node:os';
import type { Share } from '@stet/core/internal';
import { streamTasks, type JobName, type ResultOf, type SizedTask, type ThreadOptions } from './stream-tasks.js';

/** Does a job for each task, on all cores where that pays, and gives the results in the order of the tasks. */
export async function runTasks<Job extends JobName>(
  job: Job,
  tasks: readonly SizedTask<Job>[],
  options: ThreadOptions = {},
): Promise<ResultOf<Job>[]> {
  const total = tasks.reduce((sum, { size }) => sum + size, 0);
  const results: ResultOf<Job>[] = [];
  // The tasks are all there, and so will their results be: nothing is gained by holding any back.
  const stream = streamTasks(job, tasks, { ...options, total, inFlight: Infinity });
  for await (const result of stream) results.push(result);
  return results;
}

/** Cuts runs into stretches of about the same size, so many for each thread. */
export function cutIntoShares(
  runs: number,
  seed: number,
  { threads = availableParallelism() }: ThreadOptions,
  forEachThread: number,
): Share[] {
  const size = Math.ceil(runs / (threads * forEachThread));
  const shares: Share[] = [];
  for (let first = 0; first < runs; first += size) shares.push({ first, end: Math.min(runs, first + size), seed });
  return shares;
}
