import type { EditMetric, EditStats } from '../metrics/edit-based/edit-metric.js';
import type { MetricSpec } from '../metrics/registry.js';
import type { Runner } from '../runner/runner.js';
import { measuredStats } from '../scoring/measure.js';
import { scoreMeasured } from '../scoring/score-measured.js';
import type { Sentence } from '../corpus/edit.js';
import { percentileInterval } from '../significance/interval.js';
import { dropP } from '../significance/p-value.js';
import type { Resampled, SignificanceOptions } from '../significance/test-systems.js';
import { sameCounts } from './compare-with-baseline.js';
import { criticalDrop, sentencesNeeded, smallestDrop } from './detectable-drop.js';

export interface DropTestOptions extends SignificanceOptions {
  /** A drop is significant when chance alone makes one as large less often than this. */
  readonly level: number;
}

/** Whether a score fell, and how sure that is. */
export interface DropTest {
  /** Everything needed to get the scores again. */
  readonly signature: string;
  readonly before: number;
  readonly now: number;
  readonly change: number;
  /** Interval of the change, by the paired bootstrap. */
  readonly interval: readonly [low: number, high: number];
  /** One-sided, by approximate randomisation: how often chance makes a drop as large. */
  readonly p: number;
  readonly significant: boolean;
  /** Sentences whose counts differ. */
  readonly changed: number;
  /** With fewer changed sentences than this no drop can be significant. */
  readonly sentencesNeeded: number;
  /** The least drop that would be significant with the sentences that changed; null where none would. */
  readonly criticalDrop: number | null;
  /** The least drop that could ever be significant on this gold; null where none could. */
  readonly smallestDrop: number | null;
}

/** The statistics of a system then and now, sentence by sentence. */
interface ComparedStats {
  readonly before: { readonly stats: readonly EditStats[] };
  readonly now: { readonly stats: readonly EditStats[] };
}

/** Tests for a drop on the sentences that were measured both times. */
export async function testDrop(
  metric: EditMetric,
  spec: MetricSpec,
  sentences: readonly Sentence[],
  { before: { stats: before }, now: { stats: now } }: ComparedStats,
  { level, confidence, resamples, seed }: DropTestOptions,
  runner: Runner,
): Promise<DropTest> {
  const { board, resampled } = await scoreMeasured(measuredStats(metric, spec, sentences, { now, before }), runner, {
    significance: { baseline: 'before', confidence, resamples, seed, tests: 'baseline' },
  });
  const valueOf = (time: string): number =>
    board.systems.find(({ name }) => name === time)?.scores[metric.name].value ?? 0;
  const [valueBefore, valueNow] = [valueOf('before'), valueOf('now')];
  const change = valueNow - valueBefore;
  const { values, differences } = resampled.at(0) ?? NO_SENTENCES;
  const p = dropP(differences[0], change);
  const [low, high] = percentileInterval(
    values[0].map((value, at) => value - values[1][at]),
    confidence,
  );
  return {
    signature: board.metrics[0].signature,
    before: valueBefore,
    now: valueNow,
    change,
    interval: [low, high],
    p,
    significant: p < level,
    changed: now.filter((counts, at) => !sameCounts(counts, before[at])).length,
    sentencesNeeded: sentencesNeeded(level),
    criticalDrop: criticalDrop(differences[0], level),
    smallestDrop: smallestDrop(metric, before, level),
  };
}

/** Without a sentence nothing can differ. */
const NO_SENTENCES: Resampled = {
  values: [new Float64Array(1), new Float64Array(1)],
  differences: [new Float64Array(0)],
};
