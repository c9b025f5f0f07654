import {
  planTests,
  testSystems,
  type MetricSpec,
  type PackedRows,
  type SignificanceOptions,
  type SystemTest,
} from '@stet/core/internal';
import { drawResamples } from './draw-resamples.js';
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

/** Intervals and paired tests for systems, drawn on all cores. The result does not depend on the number of threads. */
export async function assessSystems(
  { spec, rows, values, baseline, resamples, seed, confidence }: Assessment,
  options: ThreadOptions = {},
): Promise<SystemTest[]> {
  const plan = planTests(values, baseline);
  const resampled = await drawResamples({ spec, rows, pairs: plan.pairs }, { resamples, seed }, options);
  return testSystems(values, plan, resampled, confidence);
}
