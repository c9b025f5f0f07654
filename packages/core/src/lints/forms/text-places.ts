import { StetError, quote } from '../../error.js';
import type { SourceLocation } from '../../source-location.js';
import { toUtf16, type OffsetUnit } from '../../text/offsets.js';
import type { Span } from '../../text/span.js';
import type { Lint } from '../lint-run.js';

/** A line of a text without what ends it. */
interface Line {
  readonly start: number;
  readonly text: string;
}

/** Turns places in a text, by offset or by line and column, into offsets in UTF-16. One that is not there is an error. */
export class TextPlaces {
  readonly text: string;
  readonly #unit: OffsetUnit;
  readonly #location: SourceLocation | undefined;
  #offsetOf: ((offset: number) => number) | undefined;
  #lines: readonly Line[] | undefined;

  constructor(text: string, unit: OffsetUnit, location?: SourceLocation) {
    this.text = text;
    this.#unit = unit;
    this.#location = location;
  }

  /** The span between two offsets. */
  span(start: number, end: number): Span {
    this.#offsetOf ??= toUtf16(this.text, this.#unit);
    const span = { start: this.#offsetOf(start), end: this.#offsetOf(end) };
    if (span.start !== -1 && span.end >= span.start) return span;
    throw this.misplaced(`a place in a text of ${this.text.length} UTF-16 code units`, `${start} to ${end}`);
  }

  /** The offset of a column in a line, both from 0. A line ends with LF, CRLF or CR; the place before that is its last. */
  offset(line: number, column: number): number {
    const found = this.line(line);
    const offset = found === undefined ? -1 : toUtf16(found.text, this.#unit)(column);
    if (found !== undefined && offset !== -1) return found.start + offset;
    throw this.misplaced('a place in the text', `line ${line + 1}, column ${column + 1}`);
  }

  /** Like `offset`, with the end of the line for a column past it, and the end of the text for a line past that. */
  clamped(line: number, column: number): number {
    const found = this.line(line);
    if (found === undefined) return this.text.length;
    const offset = toUtf16(found.text, this.#unit)(column);
    return found.start + (offset === -1 ? found.text.length : offset);
  }

  /** A line by its number from 0. */
  line(number: number): Line | undefined {
    this.#lines ??= linesOf(this.text);
    return this.#lines.at(number);
  }

  /** The lint with what stands at its place; `quoted`, where given, must be that. */
  lint({ start, end }: Span, details: Omit<Lint, 'start' | 'end' | 'text'>, quoted?: string): Lint {
    const text = this.text.slice(start, end);
    if (quoted !== undefined && quoted !== text) throw this.misplaced(quote(quoted), quote(text));
    const { rule, ...rest } = details;
    return { rule, start, end, text, ...rest };
  }

  misplaced(expected: string, found: string): StetError {
    return new StetError({
      code: 'LINT_MISPLACED',
      ...this.#location,
      expected,
      found,
      remedy: 'Check that the text is the one that was checked, and how the checker counts.',
    });
  }
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const { index, 0: ending } of text.matchAll(/\r\n|\n|\r/gu)) {
    lines.push({ start, text: text.slice(start, index) });
    start = index + ending.length;
  }
  return [...lines, { start, text: text.slice(start) }];
}
