import { ERRANT_TYPES } from '../../edits/errant/types.js';

const NUMBERS: ReadonlyMap<string, number> = new Map(ERRANT_TYPES.map((type, number) => [type, number]));

/**
 * A type as whole numbers: its number among those of ERRANT; one of somebody else is spelt out, -1 less the number of
 * its characters and their code points.
 */
export function typeNumbers(type: string): readonly number[] {
  const number = NUMBERS.get(type);
  if (number !== undefined) return [number];
  const codes = Array.from(type, (character) => character.codePointAt(0) ?? 0);
  return [-1 - codes.length, ...codes];
}

/** The type that `typeNumbers` wrote at an index of a row, and the index behind it. */
export function typeAt(row: readonly number[], at: number): readonly [type: string, next: number] {
  const number = row[at];
  if (number >= 0) return [ERRANT_TYPES[number], at + 1];
  const next = at - number;
  return [String.fromCodePoint(...row.slice(at + 1, next)), next];
}
