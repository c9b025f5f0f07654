import { StetError } from '../error.js';
import { answeredLine, describeAstray } from './answered-line.js';

/**
 * Refuses output that has as many lines as the source, but with a stretch of them in the wrong place: where a line was
 * lost and another doubled, say. An output that has clearly more in common with a source nearby than with its own is
 * taken to answer that one. This is a guess, so that whoever knows better must be able to leave it out.
 */
export function checkShift(
  sources: readonly string[],
  output: readonly string[],
  { file }: { readonly file?: string | undefined } = {},
): void {
  const astray = output.flatMap((text, line) => {
    const answers = answeredLine(sources, text, line);
    return answers === undefined ? [] : [{ line, answers }];
  });
  if (astray.length === 0) return;
  const [first] = astray;
  throw new StetError({
    code: 'LINES_SHIFTED',
    file,
    line: first.line + 1,
    expected: 'each line to answer the source sentence of the same number',
    found:
      describeAstray(sources, output, first) +
      (astray.length === 1 ? '' : `; ${String(astray.length)} lines seem to answer others`),
    remedy: 'Look for a line that is lost or doubled before this one.',
  });
}
