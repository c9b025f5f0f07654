import {
  PERCENTILES,
  figure,
  fixed,
  interval,
  plainPercent,
  type Latency,
  type PhaseLatency,
} from '@stet/core/internal';
import { left, right, type TableModel } from '../table.js';

const PHASES = { cold: 'Cold', warm: 'Warm', typing: 'Typing' } as const;
const MEGABYTE = 1_000_000;

/** How long somebody waits. */
export function latencyTable({ phases, memory }: Latency, confidence: number): TableModel {
  return {
    title: 'Waits, ms',
    columns: [
      left('Phase'),
      right('Answers'),
      ...PERCENTILES.map((percentile) => right(percentile === 100 ? 'Longest' : `p${percentile}`)),
      right(`p95, ${plainPercent(confidence)} % interval`),
      right('Words a second'),
      right('Characters a second'),
    ],
    rows: phases.map(rowOf),
    notes: [
      'Cold: a new process up to its first answer; warm: each text once, after the first ones; typing: a text asked again after a word changed. Percentiles by nearest rank.',
      ...(memory === null ? [] : [`Memory at most: ${fixed(memory / MEGABYTE, 0)} MB.`]),
    ],
  };
}

function rowOf({ phase, answers, ms, intervals, wordsPerSecond, charactersPerSecond }: PhaseLatency): string[] {
  return [
    PHASES[phase],
    String(answers),
    ...PERCENTILES.map((percentile) => fixed(ms[percentile], 1)),
    interval(intervals[95], 1),
    figure(wordsPerSecond, 0),
    figure(charactersPerSecond, 0),
  ];
}
