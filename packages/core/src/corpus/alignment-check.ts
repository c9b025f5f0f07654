import { StetError, quote } from '../error.js';
import { tokenise } from '../text/white-space.js';

export interface AlignOptions {
  /** The names of the two files, for messages. */
  readonly file?: string | undefined;
  readonly goldFile?: string | undefined;
  /** Count empty lines at the end like any others, as the original programs do. */
  readonly strictOriginal?: boolean | undefined;
}

const UNRELATED = 0.2;
const CLEARLY_MORE = 0.3;

/**
 * Checks, one line after the other, that the output of a system answers the source. It remembers the first line that
 * seems unrelated to its source: that has next to nothing in common with it, or clearly more with a neighbour's
 * source. Should the numbers of lines differ in the end, that line went astray.
 */
export class AlignmentCheck {
  readonly #options: AlignOptions;
  #sources = 0;
  #lines = 0;
  /** Lines up to the last one that is not empty. */
  #filled = 0;
  #previous: string | undefined;
  /** A line that is related to its own source, until it is known whether the next source suits it better. */
  #waiting: Waiting | undefined;
  #astray: Astray | undefined;

  constructor(options: AlignOptions = {}) {
    this.#options = options;
  }

  /** Takes a source and the line that answers it; undefined where one of the two has ended. */
  add(source: string | undefined, line: string | undefined): void {
    if (source !== undefined) this.#sources++;
    if (line !== undefined) {
      this.#lines++;
      if (line !== '') this.#filled = this.#lines;
    }
    if (source === undefined) return;
    this.#settle(source);
    if (line !== undefined) this.#compare(source, line);
    this.#previous = source;
  }

  /** Throws where the numbers of lines differ. Empty lines after the last sentence do not count. */
  finish(): void {
    const lines = this.#options.strictOriginal === true ? this.#lines : Math.max(this.#filled, this.#leastLines());
    if (lines !== this.#sources) throw this.#error(lines);
  }

  #leastLines(): number {
    return Math.min(this.#lines, this.#sources);
  }

  /** Compares the line that waits with the source that follows its own. */
  #settle(next: string): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting !== undefined && similarity(next, waiting.line) > waiting.own + CLEARLY_MORE) this.#astray = waiting;
  }

  #compare(source: string, line: string): void {
    if (this.#astray !== undefined || source === line) return;
    const own = similarity(source, line);
    // A neighbour has at most everything in common with the line.
    if (own + CLEARLY_MORE >= 1) return;
    const here = { at: this.#lines, source, line, own };
    if (own < UNRELATED || similarity(this.#previous, line) > own + CLEARLY_MORE) this.#astray = here;
    else this.#waiting = here;
  }

  #error(lines: number): StetError {
    const { file, goldFile } = this.#options;
    const astray = this.#astray;
    return new StetError({
      code: 'LINE_COUNT',
      file,
      line: astray === undefined ? Math.min(this.#sources, lines) + 1 : astray.at,
      expected: `${this.#sources} lines, one for each sentence of ${goldFile ?? 'the gold'}`,
      found:
        `${lines} lines` +
        (astray === undefined
          ? ''
          : `; the first line that seems unrelated to its source is ${astray.at}: ` +
            `${quote(astray.line)} for ${quote(astray.source)}`),
      remedy: 'Write one line for each source sentence, an empty one where the system has no output.',
    });
  }
}

interface Astray {
  /** From 1. */
  readonly at: number;
  readonly source: string;
  readonly line: string;
}

interface Waiting extends Astray {
  readonly own: number;
}

/** Shared tokens over the tokens of the longer sentence; 1 for two empty sentences, 0 where there is none. */
function similarity(a: string | undefined, b: string): number {
  if (a === undefined) return 0;
  const left = tokenise(a);
  const right = tokenise(b);
  if (left.length === 0 && right.length === 0) return 1;
  const counts = new Map<string, number>();
  for (const token of left) counts.set(token, (counts.get(token) ?? 0) + 1);
  let shared = 0;
  for (const token of right) {
    const count = counts.get(token) ?? 0;
    if (count === 0) continue;
    counts.set(token, count - 1);
    shared++;
  }
  return shared / Math.max(left.length, right.length);
}
