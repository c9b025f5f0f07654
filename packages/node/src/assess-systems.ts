import { availableParallelism } from 'node:os';
import {
  joinResampled,
  planTests,
  testSystems,
  type MetricSpec,
  type Resampled,
  type SignificanceOptions,
  type SystemTest,
} from '@stet/core';
import type { ThreadOptions } from './collect-stats.js';
import { resample, type ResampleTask } from './jobs.js';
import { withPool } from './pool.js';

export interface Assessment extends SignificanceOptions {
  readonly spec: MetricSpec;
  /** By system and sentence. */
  readonly stats: readonly (readonly unknown[])[];
  /** The corpus value of each system. */
  readonly values: readonly number[];
  /** Index of the system that all others are tested against. */
  readonly baseline: number;
}

const SHARES_FOR_EACH_THREAD = 4;

/** Intervals and paired tests for systems, drawn on all cores. The result does not depend on the number of threads. */
export async function assessSystems(
  { spec, stats, values, baseline, resamples, seed, confidence }: Assessment,
  { threads = availableParallelism(), onProgress }: ThreadOptions = {},
): Promise<SystemTest[]> {
  const plan = planTests(values, baseline);
  const size = Math.ceil(resamples / (threads * SHARES_FOR_EACH_THREAD));
  const tasks: ResampleTask[] = [];
  for (let first = 0; first < resamples; first += size) {
    const share = { first, end: Math.min(resamples, first + size), seed };
    tasks.push({ spec, stats, pairs: plan.pairs, share });
  }
  let done = 0;
  const drawn = async (task: ResampleTask, draw: (task: ResampleTask) => Promise<Resampled>): Promise<Resampled> => {
    const result = await draw(task);
    onProgress?.((done += task.share.end - task.share.first), resamples);
    return result;
  };
  const shares =
    threads === 1
      ? await inTurn(tasks, (task) => drawn(task, resample))
      : await withPool(threads, (pool) =>
          Promise.all(tasks.map((task) => drawn(task, (own) => pool.run('resample', own)))),
        );
  return testSystems(values, plan, joinResampled(shares), confidence);
}

async function inTurn<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}
