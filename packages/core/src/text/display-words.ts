import { tokenise } from './white-space.js';

/** A piece of a text that a reader sees as one word, and whether white space precedes it. */
export interface DisplayWord {
  readonly text: string;
  readonly spaced: boolean;
}

/** Scripts that put no white space between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * The words of a text for display: split at white space and, in scripts that have none, by the platform's Unicode
 * rules. Joined again they give the text, with single blanks for white space.
 */
export function displayWords(text: string): DisplayWord[] {
  return tokenise(text).flatMap((token, at) =>
    piecesOf(token).map((piece, index) => ({ text: piece, spaced: at > 0 && index === 0 })),
  );
}

/** Words as one text, with blanks where white space is between them. */
export function joinDisplayWords(words: readonly DisplayWord[]): string {
  return words.map(({ text, spaced }, at) => (spaced && at > 0 ? ` ${text}` : text)).join('');
}

function piecesOf(token: string): string[] {
  if (!UNSPACED.test(token)) return [token];
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
  return Array.from(segmenter.segment(token), ({ segment }) => segment);
}
