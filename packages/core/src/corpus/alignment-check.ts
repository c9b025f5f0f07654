import { StetError } from '../error.js';
import { REACH, astrayAmong, describeAstray, type AstrayLine } from './answered-line.js';

export interface AlignOptions {
  /** The names of the two files, for messages. */
  readonly file?: string | undefined;
  readonly goldFile?: string | undefined;
  /** Count empty lines at the end like any others, as the original programs do. */
  readonly strictOriginal?: boolean | undefined;
  /** Quote no source sentence in messages: whoever reads them may not know it yet. */
  readonly hideSources?: boolean | undefined;
}

/**
 * Checks, one line after the other, that the output of a system answers the source. It remembers the first line that
 * seems to answer nothing, or another source. Should the numbers of lines differ in the end, that line went astray. Of
 * the text only what is near the line in hand is kept.
 */
export class AlignmentCheck {
  readonly #options: AlignOptions;
  #sources = 0;
  #lines = 0;
  /** Lines up to the last one that is not empty. */
  #filled = 0;
  /** Sources near the line that is looked at next, and the lines from that one on. */
  readonly #near: string[] = [];
  readonly #waiting: string[] = [];
  /** Index of the line that is looked at next. */
  #next = 0;
  #astray: { readonly line: number; readonly words: string } | undefined;

  constructor(options: AlignOptions = {}) {
    this.#options = options;
  }

  /** Takes a source and the line that answers it; undefined where one of the two has ended. */
  add(source: string | undefined, line: string | undefined): void {
    if (line !== undefined) {
      this.#lines++;
      if (line !== '') this.#filled = this.#lines;
    }
    if (source === undefined) return;
    this.#sources++;
    if (this.#astray !== undefined) return;
    this.#near.push(source);
    if (line !== undefined) this.#waiting.push(line);
    if (this.#sources > this.#next + REACH) this.#look();
  }

  /** Throws where the numbers of lines differ. Empty lines after the last sentence do not count. */
  finish(): void {
    const lines = this.#options.strictOriginal === true ? this.#lines : Math.max(this.#filled, this.#leastLines());
    if (lines === this.#sources) return;
    while (this.#astray === undefined && this.#waiting.length > 0) this.#look();
    throw this.#error(lines);
  }

  #leastLines(): number {
    return Math.min(this.#lines, this.#sources);
  }

  /** Looks at the line that has waited longest, now that the sources behind it are known. */
  #look(): void {
    const line = this.#waiting.shift();
    if (line === undefined) return;
    const first = Math.max(0, this.#next - REACH);
    const own = this.#next - first;
    // Most lines are as they were; the rest is not worth its time for them.
    const astray = line === this.#near[own] ? undefined : astrayAmong(this.#near, line, own);
    if (astray !== undefined) this.#astray = { line: this.#next, words: this.#describe(astray, line, first) };
    this.#next++;
    if (this.#next > REACH) this.#near.shift();
  }

  #describe({ line: own, answers }: AstrayLine, line: string, first: number): string {
    const place = { line: first + own, answers: answers === undefined ? undefined : first + answers };
    return describeAstray(line, this.#options.hideSources === true ? undefined : this.#near[own], place);
  }

  #error(lines: number): StetError {
    const { file, goldFile } = this.#options;
    const astray = this.#astray;
    return new StetError({
      code: 'LINE_COUNT',
      file,
      line: (astray?.line ?? Math.min(this.#sources, lines)) + 1,
      expected: `${this.#sources} lines, one for each sentence of ${goldFile ?? 'the gold'}`,
      found: `${lines} lines${astray === undefined ? '' : `; ${astray.words}`}`,
      remedy: 'Write one line for each source sentence, an empty one where the system has no output.',
    });
  }
}
