import { StetError, quote } from '../error.js';
import type { LineOptions } from '../text/line-splitter.js';
import { splitLines } from '../text/lines.js';
import { strip } from '../text/white-space.js';

/** Reads plain text, a sentence per line. An empty line is an empty sentence. */
export function parsePlainText(text: string, options: LineOptions = {}): string[] {
  return splitLines(text, options).map(strip);
}

/** Writes sentences, one per line; `parsePlainText` reads back the same sentences. */
export function printPlainText(sentences: readonly string[]): string {
  return sentences.map((sentence) => `${checkSentence(sentence)}\n`).join('');
}

function checkSentence(sentence: string): string {
  if (!sentence.includes('\n')) return sentence;
  throw new StetError({
    code: 'UNPRINTABLE',
    expected: 'a sentence without a line break',
    found: quote(sentence),
    remedy: 'Replace the line break with a space.',
  });
}
