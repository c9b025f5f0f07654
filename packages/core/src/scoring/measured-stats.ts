import type { Sentence } from '../corpus/edit.js';
import type { Metric } from '../metrics/metric.js';
import type { MetricSpec } from '../metrics/registry.js';
import { packStats } from '../metrics/rows/packed-rows.js';
import { coverageOf } from './coverage.js';
import type { MeasuredCorpus } from './measure.js';

/** Statistics that are at hand already, by system and sentence, as a measured corpus. */
export function measuredStats<Stats>(
  metric: Pick<Metric<Stats>, 'toRow'>,
  spec: MetricSpec,
  sentences: readonly Sentence[],
  statsBySystem: Readonly<Record<string, readonly Stats[]>>,
): MeasuredCorpus {
  const rows = [Object.values(statsBySystem).map((stats) => packStats(metric, stats))];
  return {
    specs: [spec],
    systems: Object.keys(statsBySystem),
    preparation: {},
    batches: [{ sentences: sentences.length, rows, coverage: coverageOf(sentences) }],
  };
}
