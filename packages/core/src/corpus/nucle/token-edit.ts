import { conllTokens } from '../../text/conll-tokens.js';
import { englishSentences } from '../../text/sentences.js';
import { firstIndex } from '../../text/first-index.js';
import type { Token } from '../../text/token.js';
import { isWhiteSpace } from '../../text/white-space.js';
import type { EssaySentence, SplittingOptions } from './essay-sentence.js';
import type { Mistake } from './essay.js';

/** A mistake in token offsets of its sentence. */
export interface TokenEdit {
  readonly start: number;
  readonly end: number;
  readonly type: string;
  /** Tokens joined by blanks; empty for a deletion. */
  readonly correction: string;
  /** What the annotator wrote. */
  readonly mistake: Mistake;
  /** The annotator's stretch cuts tokens; the edit covers them whole. */
  readonly widened: boolean;
}

/** Without a limit, many mistakes in one token of a megabyte would fill the memory with copies of it. */
const LONGEST_REST = 1000;

/**
 * Turns a mistake within the sentence into an edit of its tokens, as the shared tasks do: blanks at the ends of the
 * stretch do not count, tokens that it cuts are taken whole and what it leaves of them is added to the correction, and
 * tokens that stretch and correction share at either end are left out. Undefined when too much would have to be added.
 */
export function tokenEdit(
  mistake: Mistake,
  sentence: EssaySentence,
  paragraph: string,
  options: SplittingOptions = {},
): TokenEdit | undefined {
  const { tokens } = sentence;
  let from = mistake.startOffset;
  let to = mistake.endOffset;
  while (from < to && isWhiteSpace(paragraph.charCodeAt(from))) from++;
  while (to > from && isWhiteSpace(paragraph.charCodeAt(to - 1))) to--;

  let start = firstIndex(tokens, (token) => token.end > from);
  let end = Math.max(
    start,
    firstIndex(tokens, (token) => token.start >= to),
  );

  const before = end > start ? paragraph.slice(tokens[start].start, from) : '';
  const after = end > start ? paragraph.slice(to, tokens[end - 1].end) : '';
  if (before.length + after.length > LONGEST_REST) return undefined;
  const words = correctionTokens(before + mistake.correction + after, paragraph[to] === '.', options);

  let first = 0;
  let last = words.length;
  while (start < end && first < last && tokens[start].text === words[first]) {
    start++;
    first++;
  }
  while (start < end && first < last && tokens[end - 1].text === words[last - 1]) {
    end--;
    last--;
  }
  return {
    start,
    end,
    type: mistake.type,
    correction: words.slice(first, last).join(' '),
    mistake,
    widened: before !== '' || after !== '',
  };
}

/**
 * The correction is tokenised as in its context: a comma or an apostrophe at its end is before a blank, and a period
 * at its end belongs to the word when the period of the sentence follows in the text.
 */
function correctionTokens(
  correction: string,
  beforePeriod: boolean,
  { splitter = englishSentences, tokeniser = conllTokens }: SplittingOptions,
): string[] {
  const doubled = beforePeriod && correction.endsWith('.');
  const text = doubled ? `${correction}.` : correction;
  const words = splitter(text).flatMap(({ start, end }) => tokeniser(`${text.slice(start, end)} `).map(wordOf));
  return doubled ? words.slice(0, -1) : words;
}

const wordOf = (token: Token): string => token.text;
