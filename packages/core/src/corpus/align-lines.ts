import { StetError, quote } from '../error.js';
import { overlap } from '../text/overlap.js';
import { tokenise } from '../text/white-space.js';

export interface AlignOptions {
  /** The names of the two files, for messages. */
  readonly file?: string | undefined;
  readonly goldFile?: string | undefined;
  /** Count empty lines at the end like any others, as the original programs do. */
  readonly strictOriginal?: boolean | undefined;
}

/**
 * The output of a system, checked to answer the source line by line. Empty lines after the last sentence are
 * dropped; any other difference in number is an error that names the first line that went astray.
 */
export function alignLines(
  sources: readonly string[],
  output: readonly string[],
  options: AlignOptions = {},
): readonly string[] {
  let length = output.length;
  if (options.strictOriginal !== true) {
    while (length > sources.length && output[length - 1] === '') length--;
  }
  if (length === sources.length) return length === output.length ? output : output.slice(0, length);
  const astray = firstUnrelatedLine(sources, output);
  throw new StetError({
    code: 'LINE_COUNT',
    file: options.file,
    line: astray === -1 ? Math.min(sources.length, length) + 1 : astray + 1,
    expected: `${String(sources.length)} lines, one for each sentence of ${options.goldFile ?? 'the gold'}`,
    found:
      `${String(length)} lines` +
      (astray === -1
        ? ''
        : `; the first line that seems unrelated to its source is ${String(astray + 1)}: ` +
          `${quote(output[astray])} for ${quote(sources[astray])}`),
    remedy: 'Write one line for each source sentence, an empty one where the system has no output.',
  });
}

const UNRELATED = 0.2;
const CLEARLY_MORE = 0.3;

/**
 * The index of the first line whose output looks unrelated to its source: it has next to nothing in common with
 * it, or clearly more with a neighbour's source. -1 when every line that both have looks related.
 */
function firstUnrelatedLine(sources: readonly string[], output: readonly string[]): number {
  const length = Math.min(sources.length, output.length);
  for (let at = 0; at < length; at++) {
    const own = similarity(sources[at], output[at]);
    if (own < UNRELATED) return at;
    const previous = at > 0 ? similarity(sources[at - 1], output[at]) : 0;
    const next = at + 1 < sources.length ? similarity(sources[at + 1], output[at]) : 0;
    if (Math.max(previous, next) > own + CLEARLY_MORE) return at;
  }
  return -1;
}

/** Shared tokens over the tokens of the longer sentence; 1 for two empty sentences. */
function similarity(a: string, b: string): number {
  return overlap(tokenise(a), tokenise(b));
}
