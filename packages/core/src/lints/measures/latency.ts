import { drawStatistics, drawnInterval, type Interval } from '../../significance/draw-statistics.js';
import type { SignificanceOptions } from '../../significance/test-systems.js';
import type { LintRun, LintTiming } from '../lint-run.js';

/** Shares of answers that came within a time; 100 is the slowest one. */
export const PERCENTILES = [50, 90, 95, 99, 100] as const;
export type Percentile = (typeof PERCENTILES)[number];

/** A wait, and what was waited for. */
type Wait = Pick<LintTiming, 'ms' | 'words' | 'characters' | 'unit'>;

export interface PhaseLatency {
  readonly phase: 'cold' | 'warm' | 'typing';
  readonly answers: number;
  /** Milliseconds by percentile: the smallest time within which that share of the answers came. */
  readonly ms: Readonly<Record<Percentile, number>>;
  readonly intervals: Readonly<Record<Percentile, Interval | null>>;
  /** All words over all time; null where no time passed. */
  readonly wordsPerSecond: number | null;
  /** Null where the number of characters is not known. */
  readonly charactersPerSecond: number | null;
}

export interface Latency {
  /** Those that were measured. */
  readonly phases: readonly PhaseLatency[];
  /** Bytes at most. */
  readonly memory: number | null;
  /** Each warm answer, for a plot of time against length. */
  readonly waits: readonly Wait[];
}

/** How long answers take: of a new process, of one that is warm, and while somebody types. */
export function measureLatency(run: LintRun, options: SignificanceOptions): Latency {
  const waits = run.checks.flatMap(({ ms, warm, unit, words, characters }): Wait[] =>
    ms === undefined || warm === false
      ? []
      : [{ unit, ms, words, ...(characters === undefined ? {} : { characters }) }],
  );
  const ofPhase = (phase: LintTiming['phase']): Wait[] =>
    (run.timings ?? []).filter((timing) => timing.phase === phase);
  const phases = { cold: ofPhase('cold'), warm: waits, typing: ofPhase('typing') } as const;
  return {
    phases: (['cold', 'warm', 'typing'] as const).flatMap((phase) =>
      phases[phase].length === 0 ? [] : [phaseLatency(phase, phases[phase], options)],
    ),
    memory: run.memory ?? null,
    waits,
  };
}

function phaseLatency(
  phase: PhaseLatency['phase'],
  waits: readonly Wait[],
  options: SignificanceOptions,
): PhaseLatency {
  const times = Float64Array.from(waits, ({ ms }) => ms).sort();
  const drawn = new Uint32Array(times.length);
  const draws = drawStatistics(
    times.length,
    PERCENTILES.length,
    (indices) => {
      drawn.fill(0);
      for (const index of indices) drawn[index]++;
      return percentiles(times, drawn);
    },
    options,
  );
  const seconds = times.reduce((sum, ms) => sum + ms, 0) / 1000;
  const perSecond = (count: number): number | null => (seconds === 0 ? null : count / seconds);
  const characters = waits.reduce<number | undefined>(
    (sum, wait) => (sum === undefined || wait.characters === undefined ? undefined : sum + wait.characters),
    0,
  );
  return {
    phase,
    answers: waits.length,
    ms: byPercentile(Array.from(percentiles(times, new Uint32Array(times.length).fill(1)))),
    intervals: byPercentile(draws.map((values) => drawnInterval(values, options.confidence))),
    wordsPerSecond: perSecond(waits.reduce((sum, { words }) => sum + words, 0)),
    charactersPerSecond: characters === undefined ? null : perSecond(characters),
  };
}

function byPercentile<Value>(values: readonly Value[]): Readonly<Record<Percentile, Value>> {
  return Object.fromEntries(PERCENTILES.map((percentile, at) => [percentile, values[at]])) as Record<Percentile, Value>;
}

/** By nearest rank: a time that was measured, never one in between. Each of the sorted times counts so often. */
function percentiles(times: Float64Array, weights: Uint32Array): Float64Array {
  const ranks = PERCENTILES.map((percentile) => Math.ceil((percentile / 100) * times.length));
  const found = new Float64Array(PERCENTILES.length);
  let passed = 0;
  let next = 0;
  for (let at = 0; at < times.length; at++) {
    passed += weights[at];
    while (next < ranks.length && passed >= ranks[next]) found[next++] = times[at];
  }
  return found;
}
