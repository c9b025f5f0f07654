import { StetError, quote } from '../../error.js';
import { splitLines } from '../../text/lines.js';
import { strip } from '../../text/white-space.js';
import type { ColumnSentence, ColumnToken } from './column-sentence.js';

export interface ColumnParseOptions {
  /** The file's name, for messages. */
  readonly file?: string | undefined;
}

interface OpenSentence extends ColumnSentence {
  readonly tokens: ColumnToken[];
}

type Fail = (expected: string, found: string) => never;

/** Reads a column file (`.conll`): a token a line, an empty line after each sentence; see docs/formats/columns.md. */
export function parseColumns(text: string, options: ColumnParseOptions = {}): ColumnSentence[] {
  const sentences: ColumnSentence[] = [];
  let open: OpenSentence | undefined;
  splitLines(text).forEach((line, at) => {
    if (strip(line) === '') {
      open = undefined;
      return;
    }
    const fail: Fail = (expected, found) => {
      throw new StetError({
        code: 'BAD_COLUMNS',
        file: options.file,
        line: at + 1,
        expected,
        found,
        remedy: 'Correct the line; columns are separated by tabs, sentences by an empty line.',
      });
    };
    const fields = line.split('\t');
    if (fields.length !== 9) fail('9 columns', `${String(fields.length)} in ${quote(line)}`);
    const [document, paragraph, sentence, index, word, tag, head, relation, syntax] = fields;
    const place = {
      document,
      paragraph: count(paragraph, 'the paragraph', fail),
      sentence: count(sentence, 'the sentence', fail),
    };
    if (open === undefined) sentences.push((open = { ...place, tokens: [] }));
    if (!isSamePlace(open, place)) fail('an empty line before the next sentence', quote(line));
    if (count(index, 'the token', fail) !== open.tokens.length) {
      fail(`token ${String(open.tokens.length)} of the sentence`, index);
    }
    if (!/^(?:-|-1|\d{1,9})$/u.test(head)) fail('an index, -1 or "-" as the head', quote(head));
    open.tokens.push({
      text: word,
      tag,
      ...(head === '-' ? {} : { head: Number(head) }),
      ...(relation === '-' ? {} : { relation }),
      ...(syntax === '-' ? {} : { syntax }),
    });
  });
  return sentences;
}

function count(text: string, name: string, fail: Fail): number {
  return /^\d{1,9}$/u.test(text) ? Number(text) : fail(`a whole number for ${name}`, quote(text));
}

type Place = Pick<ColumnSentence, 'document' | 'paragraph' | 'sentence'>;

function isSamePlace(a: Place, b: Place): boolean {
  return a.document === b.document && a.paragraph === b.paragraph && a.sentence === b.sentence;
}
