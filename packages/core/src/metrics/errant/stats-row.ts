import { ERRANT_TYPES } from '../../edits/errant/types.js';
import type { AnnotatorCounts } from '../edit-based/choose-annotators.js';
import type { TypeCounts } from './pair-counts.js';

/** The counts of a sentence against each annotator, with those of each type. */
export type ErrantStats = readonly AnnotatorCounts<readonly TypeCounts[]>[];

const NUMBERS: ReadonlyMap<string, number> = new Map(ERRANT_TYPES.map((type, number) => [type, number]));

/**
 * Statistics as whole numbers. A type is its number among those of ERRANT; one of somebody else is spelt out: -1 less
 * the number of its characters, and their code points.
 */
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
      const number = row[at++];
      const characters = number < 0 ? -1 - number : 0;
      const type = number < 0 ? String.fromCodePoint(...row.slice(at, at + characters)) : ERRANT_TYPES[number];
      at += characters + 3;
      return [type, row[at - 3], row[at - 2], row[at - 1]];
    });
    stats.push([annotator, correct, proposed, gold, types]);
  }
  return stats;
}

function typeNumbers(type: string): readonly number[] {
  const number = NUMBERS.get(type);
  if (number !== undefined) return [number];
  const codes = Array.from(type, (character) => character.codePointAt(0) ?? 0);
  return [-1 - codes.length, ...codes];
}
