import { StetError } from '../error.js';
import { describeAstray, firstAstray } from './answered-line.js';

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
  const astray = firstAstray(sources, output);
  throw new StetError({
    code: 'LINE_COUNT',
    file: options.file,
    line: astray === undefined ? Math.min(sources.length, length) + 1 : astray.line + 1,
    expected: `${String(sources.length)} lines, one for each sentence of ${options.goldFile ?? 'the gold'}`,
    found: `${String(length)} lines${astray === undefined ? '' : `; ${describeAstray(sources, output, astray)}`}`,
    remedy: 'Write one line for each source sentence, an empty one where the system has no output.',
  });
}
