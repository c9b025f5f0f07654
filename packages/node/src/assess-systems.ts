import {
  joinResampled,
  planTests,
  testSystems,
  type MetricSpec,
  type PackedRows,
  type SignificanceOptions,
  type SystemTest,
} from '@stet/core';
import { cutIntoShares, runTasks } from './run-tasks.js';
import type { ThreadOptions } from './stream-tasks.js';

export interface Assessment extends SignificanceOptions {
  readonly spec: MetricSpec;
  /** Statistics by system and batch. */
  readonly rows: readonly (readonly PackedRows[])[];
  /** The corpus value of each system. */
  readonly values: readonly number[];
  /** Index of the system that all others are tested against. */
  readonly baseline: number;
}

const SHARES_FOR_EACH_THREAD = 4;

/** Intervals and paired tests for systems, drawn on all cores. The result does not depend on the number of threads. */
export async function assessSystems(
  { spec, rows, values, baseline, resamples, seed, confidence }: Assessment,
  options: ThreadOptions = {},
): Promise<SystemTest[]> {
  const plan = planTests(values, baseline);
  const tasks = cutIntoShares(resamples, seed, options, SHARES_FOR_EACH_THREAD).map((share) => ({
    task: { spec, rows, pairs: plan.pairs, share },
    size: share.end - share.first,
  }));
  return testSystems(values, plan, joinResampled(await runTasks('resample', tasks, options)), confidence);
}
