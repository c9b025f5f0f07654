import { counted } from '../text/counted.js';
import { isUnsegmented } from '../text/unsegmented.js';
import { tokenise } from '../text/white-space.js';
import { quote } from '../error.js';

interface Texts {
  /** Where each text stands; by default on the line of its number. */
  readonly lines?: readonly number[] | undefined;
  /** Further texts, such as corrections, that share the words. */
  readonly others?: readonly string[] | undefined;
}

/** What makes metrics of words misread texts: lines without blanks, blanks that are none, and letters in another form. */
export function textWarnings(texts: readonly string[], { lines, others = [] }: Texts = {}): string[] {
  const lineOf = (at: number): number => lines?.[at] ?? at + 1;
  return [...unsegmented(texts, lineOf), ...otherSpaces(texts, lineOf), ...decomposed([...texts, ...others])];
}

type LineOf = (at: number) => number;

function unsegmented(texts: readonly string[], lineOf: LineOf): string[] {
  const found = texts.flatMap((text, at) => (isUnsegmented(text) ? [at] : []));
  if (found.length === 0) return [];
  const [first] = found;
  return [
    `${counted(found.length, 'line')} of Chinese, Japanese or Thai ${found.length === 1 ? 'is' : 'are'} one token, first line ${lineOf(first)}: to metrics of words an edit is the whole line. Score with {{unit}} character or segment`,
  ];
}

/** White space within a line that is neither a blank nor a tab. */
const OTHER_SPACE = /[^\S \t\r\n]/u;

function otherSpaces(texts: readonly string[], lineOf: LineOf): string[] {
  const found = texts.flatMap((text, at) => (OTHER_SPACE.test(text) ? [at] : []));
  if (found.length === 0) return [];
  const [first] = found;
  const [space] = OTHER_SPACE.exec(texts[first]) ?? [''];
  const name = `U+${(space.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  const [ours, theirs] = [tokenise(texts[first]).length, texts[first].split(' ').filter((word) => word !== '').length];
  return [
    `${counted(found.length, 'line')} with white space other than the blank, first ${name} on line ${lineOf(first)}: it separates tokens here (${ours}); a program that cuts at blanks alone counts ${theirs}, and its offsets mean other words`,
  ];
}

function decomposed(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) =>
    isPlain(text) ? [] : tokenise(text).filter((word) => word !== word.normalize('NFC')),
  );
  if (words.length === 0) return [];
  return [
    `${counted(words.length, 'word')} not in Unicode's form NFC, first ${quote(words[0])}: the same words in NFC look alike and do not match. Bring all files to one form, or score with {{normalise}} nfc`,
  ];
}

/** Whether a text is its own NFC, which is quick to see of most. */
function isPlain(text: string): boolean {
  return text === text.normalize('NFC');
}
