import { firstIndex } from '../text/first-index.js';
import type { Span } from '../text/span.js';
import type { LintCheck } from './lint-run.js';

/** Where the text of a unit stands in its file. */
export interface UnitPlace {
  readonly file: string;
  /** The text of the whole file; undefined where it is not at hand, or no longer holds the unit. */
  readonly text?: string;
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

/** Finds units in their files, which are in the folder `root`; several units of a file stand there in order. */
export function placeUnits(
  checks: readonly LintCheck[],
  textOf: (file: string) => string | undefined,
  root = '',
): (check: LintCheck) => UnitPlace {
  const ends = new Map<string, number>();
  const places = new Map<LintCheck, UnitPlace>();
  for (const check of checks) {
    const file = fileOfUnit(check.unit);
    const isWhole = file === check.unit;
    const text = textOf(file) ?? (isWhole ? check.text : undefined);
    const offset = check.text === undefined ? (isWhole ? 0 : -1) : (text?.indexOf(check.text, ends.get(file)) ?? -1);
    if (text === undefined || offset === -1) {
      places.set(check, { file, offset: 0 });
      continue;
    }
    ends.set(file, offset + (check.text?.length ?? 0));
    places.set(check, { file: root === '' ? file : `${root}/${file}`, text, offset });
  }
  return (check) => places.get(check) ?? { file: fileOfUnit(check.unit), offset: 0 };
}

/** Turns places of a unit into lines and columns of its file; undefined where its text is not at hand. */
export function regionsIn({ text, offset }: UnitPlace): ((span: Span) => FileRegion) | undefined {
  if (text === undefined) return undefined;
  const starts = [0, ...Array.from(text.matchAll(/\r\n|\n|\r/gu), ({ index, 0: end }) => index + end.length)];
  const lineAt = (at: number): number => firstIndex(starts, (start) => start > at) - 1;
  return (span) => {
    const [start, end] = [span.start + offset, span.end + offset];
    const [first, last] = [lineAt(start), lineAt(end)];
    return {
      ...{ start, end },
      startLine: first + 1,
      startColumn: start - starts[first] + 1,
      endLine: last + 1,
      endColumn: end - starts[last] + 1,
    };
  };
}
