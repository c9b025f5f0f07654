import { StetError } from '../error.js';
import { counted } from '../text/counted.js';
import { lengthOfText, textOf, type Text } from '../text/utf8-text.js';
import { REACH, astrayAmong, clearlyAnswers, describeAstray, type AstrayLine } from './answered-line.js';

export interface AlignOptions {
  /** The names of the two files, for messages. */
  readonly file?: string | undefined;
  readonly goldFile?: string | undefined;
  /** Count empty lines at the end like all others, as the original programs do. */
  readonly strictOriginal?: boolean | undefined;
  /** Quote no source sentence in messages, since their reader may not be allowed to see it yet. */
  readonly hideSources?: boolean | undefined;
}

/**
 * Checks, line by line, that the output of a system answers the source. It remembers the first line that seems to
 * answer nothing, or another source. If the numbers of lines differ in the end, that line went astray. Only the text
 * near the current line is kept.
 */
export class AlignmentCheck {
  readonly #options: AlignOptions;
  #sources = 0;
  #lines = 0;
  /** Lines up to the last one that is not empty. */
  #filled = 0;
  /** Sources near the line to be inspected next, and the output lines from that one on. */
  readonly #near: Text[] = [];
  readonly #waiting: Text[] = [];
  /** Index of the line to be inspected next. */
  #next = 0;
  #astray: { readonly line: number; readonly words: string } | undefined;

  constructor(options: AlignOptions = {}) {
    this.#options = options;
  }

  /** Takes a source and the line that answers it; undefined where one of the two has ended. */
  add(source: Text | undefined, line: Text | undefined): void {
    if (line !== undefined) {
      this.#lines++;
      if (lengthOfText(line) > 0) this.#filled = this.#lines;
    }
    if (source === undefined) return;
    this.#sources++;
    if (this.#astray !== undefined) return;
    this.#near.push(source);
    if (line !== undefined) this.#waiting.push(line);
    if (this.#sources > this.#next + REACH) this.#inspectNext();
  }

  /** Throws if the numbers of lines differ. Empty lines after the last sentence do not count. */
  finish(): void {
    const lines = this.#options.strictOriginal === true ? this.#lines : Math.max(this.#filled, this.#leastLines());
    if (lines === this.#sources) return;
    while (this.#astray === undefined && this.#waiting.length > 0) this.#inspectNext();
    throw this.#error(lines);
  }

  #leastLines(): number {
    return Math.min(this.#lines, this.#sources);
  }

  /** Inspects the line that has waited longest, now that the sources after it have arrived. */
  #inspectNext(): void {
    const line = this.#waiting.shift();
    if (line === undefined) return;
    const first = Math.max(0, this.#next - REACH);
    const nearIndex = this.#next - first;
    // Most lines are much like their source, and need no costly comparison with the others.
    if (!clearlyAnswers(this.#near[nearIndex], line)) this.#compare(textOf(line), nearIndex, first);
    this.#next++;
    if (this.#next > REACH) this.#near.shift();
  }

  #compare(line: string, nearIndex: number, first: number): void {
    const near = this.#near.map(textOf);
    const astray = astrayAmong(near, line, nearIndex);
    if (astray !== undefined) this.#astray = { line: this.#next, words: this.#describe(astray, line, near, first) };
  }

  #describe({ line: nearIndex, answers }: AstrayLine, line: string, near: readonly string[], first: number): string {
    const source = this.#options.hideSources === true ? undefined : near[nearIndex];
    return describeAstray(line, source, {
      line: first + nearIndex,
      answers: answers === undefined ? undefined : first + answers,
    });
  }

  #error(lines: number): StetError {
    const { file, goldFile } = this.#options;
    const astray = this.#astray;
    return new StetError({
      code: 'LINE_COUNT',
      file,
      line: (astray?.line ?? Math.min(this.#sources, lines)) + 1,
      expected: `${counted(this.#sources, 'line')}, one for each sentence of ${goldFile ?? 'the gold'}`,
      found: `${counted(lines, 'line')}${astray === undefined ? '' : `; ${astray.words}`}`,
      remedy: 'Write one line for each source sentence, an empty one where the system has no output.',
    });
  }
}

/**
 * The output of a system, checked to answer the source line by line. Empty lines after the last sentence are
 * dropped; any other difference in the number of lines is an error that names the first line that went astray.
 */
export function alignLines(
  sources: readonly string[],
  output: readonly string[],
  options: AlignOptions = {},
): readonly string[] {
  if (output.length === sources.length) return output;
  const check = new AlignmentCheck(options);
  const length = Math.max(sources.length, output.length);
  for (let at = 0; at < length; at++) check.add(sources.at(at), output.at(at));
  check.finish();
  return output.slice(0, sources.length);
}
