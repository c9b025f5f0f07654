import { tokenise } from './white-space.js';

/** Letters of scripts that are written without blanks between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;

/** More of these letters in a row are hardly one word. */
const LONGEST_WORD = 5;

/** True for a sentence of Chinese, Japanese, Thai or the like that is one token, since nobody has cut it into words. */
export function isUnsegmented(text: string): boolean {
  return tokenise(text).length === 1 && (text.match(UNSPACED)?.length ?? 0) > LONGEST_WORD;
}
