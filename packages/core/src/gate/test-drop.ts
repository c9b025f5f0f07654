import type { EditMetric, EditStats } from '../metrics/edit-based/edit-metric.js';
import type { MetricSpec } from '../metrics/registry.js';
import type { Runner } from '../runner/runner.js';
import { unpackRows } from '../metrics/rows/packed-rows.js';
import { measuredStats, type MeasuredCorpus } from '../scoring/measure.js';
import { scoreMeasured, type MeasuredScores } from '../scoring/score-measured.js';
import type { Scoreboard } from '../scoring/scoreboard.js';
import type { Sentence } from '../corpus/edit.js';
import { percentileInterval } from '../significance/interval.js';
import { dropP } from '../significance/p-value.js';
import type { Resampled, SignificanceOptions } from '../significance/test-systems.js';
import { criticalDrop, sentencesNeeded, smallestDrop } from './detectable-drop.js';

export interface DropTestOptions extends SignificanceOptions {
  /** A drop is significant when chance alone makes one as large less often than this. */
  readonly level: number;
}

/** Whether the value of a metric fell, and how sure that is. */
export interface ValueDrop {
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
  /** Sentences whose statistics differ. */
  readonly changed: number;
  /** The least drop that would be significant with the sentences that changed; null where none would. */
  readonly criticalDrop: number | null;
}

/** Whether a score of edits fell, and which drops could have been found. */
export interface DropTest extends ValueDrop {
  /** With fewer changed sentences than this no drop can be significant. */
  readonly sentencesNeeded: number;
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
  options: DropTestOptions,
  runner: Runner,
): Promise<DropTest> {
  const measured = measuredStats(metric, spec, sentences, { now, before });
  const { drops } = await testDrops(measured, options, runner);
  const { level } = options;
  return {
    ...drops[0],
    sentencesNeeded: sentencesNeeded(level),
    smallestDrop: smallestDrop(metric, before, level),
  };
}

/** Tests each metric for a drop from the system `before` to the system `now`, the only ones and in this order behind it. */
export async function testDrops(
  measured: MeasuredCorpus,
  { level, confidence, resamples, seed }: DropTestOptions,
  runner: Runner,
): Promise<{ readonly drops: readonly ValueDrop[]; readonly board: Scoreboard }> {
  const { board, rows, resampled } = await scoreMeasured(measured, runner, {
    significance: { baseline: 'before', confidence, resamples, seed, tests: 'baseline' },
  });
  const drops = board.metrics.map(({ name, signature }, at): ValueDrop => {
    const valueOf = (time: string): number =>
      board.systems.find((system) => system.name === time)?.scores[name].value ?? 0;
    const [before, now] = [valueOf('before'), valueOf('now')];
    const change = now - before;
    const { values, differences } = resampled.at(at) ?? NO_SENTENCES;
    const p = dropP(differences[0], change);
    const [low, high] = percentileInterval(
      values[0].map((value, draw) => value - values[1][draw]),
      confidence,
    );
    return {
      ...{ signature, before, now, change, interval: [low, high], p, significant: p < level },
      changed: countChanged(rows[at]),
      criticalDrop: criticalDrop(differences[0], level),
    };
  });
  return { drops, board };
}

/** The sentences for which two systems have different statistics. */
function countChanged([now, before]: MeasuredScores['rows'][number]): number {
  const rowsBefore = before.flatMap((batch) => [...unpackRows(batch)]);
  return now
    .flatMap((batch) => [...unpackRows(batch)])
    .filter((row, at) => row.length !== rowsBefore[at].length || row.some((value, i) => value !== rowsBefore[at][i]))
    .length;
}

/** Without a sentence nothing can differ. */
const NO_SENTENCES: Resampled = {
  values: [new Float64Array(1), new Float64Array(1)],
  differences: [new Float64Array(0)],
};
