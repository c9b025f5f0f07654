import { StetError } from '../error.js';
import type { AlignOptions } from './alignment-check.js';
import { answeredLine, describeAstray } from './answered-line.js';

/**
 * How many lines in a row must have moved equally far. Systems that work on whole essays move a sentence or two to the
 * line of a neighbour: NTHU of CoNLL-2014 does.
 */
const SHORTEST = 3;

/**
 * Throws if output has as many lines as the source, but some in a row are shifted: where a line was lost and another
 * doubled, say. An output that has clearly more in common with a nearby source than with its own is taken to answer
 * that one. This is a guess, so users who know better must be able to turn the check off.
 */
export function checkShift(
  sources: readonly string[],
  output: readonly string[],
  { file, hideSources }: Pick<AlignOptions, 'file' | 'hideSources'> = {},
): void {
  const distances = output.map((text, line) => (answeredLine(sources, text, line) ?? line) - line);
  const line = firstStretch(distances);
  if (line === undefined) return;
  const moved = distances.filter((distance) => distance !== 0).length;
  throw new StetError({
    code: 'LINES_SHIFTED',
    file,
    line: line + 1,
    expected: 'each line to answer the source sentence of the same number',
    found:
      describeAstray(output[line], hideSources === true ? undefined : sources[line], {
        line,
        answers: line + distances[line],
      }) + `; ${String(moved)} lines seem to answer others`,
    remedy: 'Look for a line that is lost or doubled before this one.',
  });
}

/** The first line of a stretch that moved together. */
function firstStretch(distances: readonly number[]): number | undefined {
  let start = 0;
  for (let line = 0; line < distances.length; line++) {
    if (distances[line] !== distances[start]) start = line;
    if (distances[line] !== 0 && line - start + 1 === SHORTEST) return start;
  }
  return undefined;
}
