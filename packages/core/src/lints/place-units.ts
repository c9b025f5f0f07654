import { firstIndex } from '../text/first-index.js';
import type { Span } from '../text/span.js';
import { given } from './given.js';
import type { LintCheck } from './lint-run.js';

/** A file with what it holds. */
export interface CheckedFile {
  readonly file: string;
  readonly text: string;
}

/** Where the text of a unit stands in its file. */
export interface UnitPlace {
  readonly file: string;
  /** Where the lines of the file start; undefined where it is not at hand, or no longer holds the unit. */
  readonly lineStarts?: readonly number[];
  /** Of the unit in the file. */
  readonly offset: number;
}

/** A place in a file, for people and programs that count lines and columns from 1; the end is exclusive. */
export interface FileRegion extends Span {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** The file that a unit is from: `alice.md` for `alice.md#12`. */
export const fileOfUnit = (unit: string): string => unit.replace(/#\d+$/u, '');

/**
 * Finds units in their files; several units of a file stand there in order. A check of the baseline stands where the check
 * of the same text does now.
 */
export function placeUnits(
  checks: readonly LintCheck[],
  fileOf: (check: LintCheck) => CheckedFile | undefined,
): (check: LintCheck) => UnitPlace {
  const ends = new Map<string, number>();
  const startsOf = new Map<string, readonly number[]>();
  const places = new Map<string, UnitPlace & Pick<LintCheck, 'text'>>();
  for (const check of checks) {
    const name = fileOfUnit(check.unit);
    const isWhole = name === check.unit;
    const found = fileOf(check) ?? (isWhole && check.text !== undefined ? { file: name, text: check.text } : undefined);
    const from = found === undefined ? 0 : (ends.get(found.file) ?? 0);
    const offset = check.text === undefined ? (isWhole ? 0 : -1) : (found?.text.indexOf(check.text, from) ?? -1);
    if (found === undefined || offset === -1) continue;
    ends.set(found.file, offset + (check.text?.length ?? 0));
    const lineStarts = startsOf.get(found.file) ?? lineStartsOf(found.text);
    startsOf.set(found.file, lineStarts);
    places.set(check.unit, { file: found.file, lineStarts, offset, ...given('text', check.text) });
  }
  return (check) => {
    const place = places.get(check.unit);
    return place === undefined || place.text !== check.text ? { file: fileOfUnit(check.unit), offset: 0 } : place;
  };
}

function lineStartsOf(text: string): number[] {
  return [0, ...Array.from(text.matchAll(/\r\n|\n|\r/gu), ({ index, 0: end }) => index + end.length)];
}

/** Turns places of a unit into lines and columns of its file; undefined where its text is not at hand. */
export function regionsIn({ lineStarts, offset }: UnitPlace): ((span: Span) => FileRegion) | undefined {
  if (lineStarts === undefined) return undefined;
  const lineAt = (at: number): number => firstIndex(lineStarts, (start) => start > at) - 1;
  return (span) => {
    const [start, end] = [span.start + offset, span.end + offset];
    const [first, last] = [lineAt(start), lineAt(end)];
    return {
      ...{ start, end },
      startLine: first + 1,
      startColumn: start - lineStarts[first] + 1,
      endLine: last + 1,
      endColumn: end - lineStarts[last] + 1,
    };
  };
}
