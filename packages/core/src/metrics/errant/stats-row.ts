import type { AnnotatorCounts } from '../edit-based/choose-annotators.js';
import type { TypeCounts } from './pair-counts.js';
import { typeAt, typeNumbers } from './type-numbers.js';

/** The counts of a sentence against each annotator, with those of each type. */
export type ErrantStats = readonly AnnotatorCounts<readonly TypeCounts[]>[];

/** Statistics as whole numbers. */
export function rowOfStats(stats: ErrantStats): number[] {
  const row: number[] = [];
  for (const [annotator, correct, proposed, gold, types = []] of stats) {
    row.push(annotator, correct, proposed, gold, types.length);
    for (const [type, tp, fp, fn] of types) row.push(...typeNumbers(type), tp, fp, fn);
  }
  return row;
}

/** The statistics that `rowOfStats` wrote. */
export function statsOfRow(row: readonly number[]): ErrantStats {
  const stats: AnnotatorCounts<readonly TypeCounts[]>[] = [];
  let at = 0;
  while (at < row.length) {
    const [annotator, correct, proposed, gold, length] = row.slice(at, at + 5);
    at += 5;
    const types = Array.from({ length }, (): TypeCounts => {
      const [type, next] = typeAt(row, at);
      at = next + 3;
      return [type, row[at - 3], row[at - 2], row[at - 1]];
    });
    stats.push([annotator, correct, proposed, gold, types]);
  }
  return stats;
}
