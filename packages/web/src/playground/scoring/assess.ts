import {
  joinResampled,
  planTests,
  resampleSystems,
  testSystems,
  withTests,
  type Metric,
  type ReportedScore,
  type Resampled,
  type SignificanceReport,
} from '@stet/core/internal';
import type { PlaygroundInput } from '../playground-input.js';

const CONFIDENCE = 0.95;

/** Resamples that are drawn before the worker may rest. */
const SHARE = 20;

/** How significance is found, where the page was asked for it. */
export function significanceOf(
  { resampling }: PlaygroundInput,
  names: readonly string[],
): SignificanceReport | undefined {
  if (resampling === undefined) return undefined;
  const { resamples, seed, baseline = '' } = resampling;
  return { baseline: names.includes(baseline) ? baseline : names[0], resamples, confidence: CONFIDENCE, seed };
}

/** The scores of a metric with intervals and tests; `onShare` is awaited after each share of the resamples. */
export async function assess(
  metric: Metric,
  stats: readonly (readonly unknown[])[],
  scores: readonly ReportedScore[],
  names: readonly string[],
  { baseline, resamples, confidence, seed }: SignificanceReport,
  onShare: (resamples: number) => Promise<void>,
): Promise<ReportedScore[]> {
  const values = scores.map(({ value }) => value);
  const plan = planTests(values, names.indexOf(baseline));
  const shares: Resampled[] = [];
  for (let first = 0; first < resamples; first += SHARE) {
    const end = Math.min(first + SHARE, resamples);
    shares.push(resampleSystems(metric, stats, plan.pairs, { first, end, seed }));
    await onShare(end - first);
  }
  return withTests(scores, testSystems(values, plan, joinResampled(shares), confidence), names);
}
