import { quote } from '../error.js';
import { overlap } from '../text/overlap.js';
import { overlapInOrder } from '../text/tokens-in-order.js';
import { isSameText, type Text } from '../text/utf8-text.js';
import { tokenise } from '../text/white-space.js';

/** An output with less overlap than this looks unrelated to its source. */
const UNRELATED = 0.2;
/** An output whose overlap with another source is larger by this looks like an answer to that one. */
const CLEARLY_MORE = 0.3;
/** How many lines before and after are searched. */
export const REACH = 5;
/** Shorter outputs have too much in common with anything. */
const FEWEST_TOKENS = 3;

/** A line of output that does not seem to answer its source; indices from 0. */
export interface AstrayLine {
  readonly line: number;
  /** The source that it seems to answer, where there is one nearby. */
  readonly answers: number | undefined;
}

/**
 * True for bytes that clearly answer their source: `astrayAmong` would find nothing. This is quick, and true of nearly
 * all lines.
 */
export function clearlyAnswers(source: Text, output: Text): boolean {
  if (isSameText(source, output)) return true;
  if (typeof source === 'string' || typeof output === 'string') return false;
  return overlapInOrder(source, output) + CLEARLY_MORE >= 1;
}

/** Whether an output looks unrelated to its source, or like an answer to another one nearby. */
export function astrayAmong(sources: readonly string[], output: string, line: number): AstrayLine | undefined {
  const answers = answeredLine(sources, output, line);
  return answers !== undefined || similarity(sources[line], output) < UNRELATED ? { line, answers } : undefined;
}

/** The index of a nearby source that an output fits clearly better than its own; undefined if there is none. */
export function answeredLine(sources: readonly string[], output: string, line: number): number | undefined {
  if (tokenise(output).length < FEWEST_TOKENS) return undefined;
  let most = similarity(sources[line], output) + CLEARLY_MORE;
  if (most >= 1) return undefined;
  let answered: number | undefined;
  for (let distance = 1; distance <= REACH; distance++) {
    for (const at of [line + distance, line - distance]) {
      if (at < 0 || at >= sources.length) continue;
      const common = similarity(sources[at], output);
      if (common <= most) continue;
      most = common;
      answered = at;
    }
  }
  return answered;
}

/** What is wrong with a line, in words, with lines counted from 1; an undefined source is not quoted. */
export function describeAstray(output: string, source: string | undefined, { line, answers }: AstrayLine): string {
  const texts = quote(output) + (source === undefined ? '' : ` for ${quote(source)}`);
  return answers === undefined
    ? `the first line that seems unrelated to its source is ${String(line + 1)}: ${texts}`
    : `line ${String(line + 1)} seems to answer line ${String(answers + 1)}: ${texts}`;
}

/** Shared tokens over the tokens of the longer sentence; 1 for two empty sentences. */
function similarity(a: string, b: string): number {
  return overlap(tokenise(a), tokenise(b));
}
