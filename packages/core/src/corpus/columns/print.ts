import { StetError, quote } from '../../error.js';
import type { ColumnSentence } from './column-sentence.js';

/** Writes a column file; `parseColumns` reads back the same sentences, except those without tokens. */
export function printColumns(sentences: readonly ColumnSentence[]): string {
  return sentences.map((sentence) => `${printTokens(sentence)}\n`).join('');
}

function printTokens({ document, paragraph, sentence, tokens }: ColumnSentence): string {
  return tokens
    .map(({ text, tag, head, relation = '-', syntax = '-' }, at) => {
      const address = [document, String(paragraph), String(sentence), String(at)];
      const fields = [...address, text, tag, head === undefined ? '-' : String(head), relation, syntax];
      return `${fields.map(checkField).join('\t')}\n`;
    })
    .join('');
}

function checkField(text: string): string {
  if (!/[\t\n\r]/u.test(text)) return text;
  throw new StetError({
    code: 'UNPRINTABLE',
    expected: 'text without tabs and line breaks in a column',
    found: quote(text),
    remedy: 'Remove them, or write another format.',
  });
}
