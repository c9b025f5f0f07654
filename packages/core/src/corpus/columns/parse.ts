import { StetError, quote } from '../../error.js';
import { blockFeed, drain, type RawBlock } from '../line-feed.js';
import type { ColumnSentence, ColumnToken, SentenceAddress } from './column-sentence.js';

export interface ColumnParseOptions {
  /** The file's name, for messages. */
  readonly file?: string | undefined;
}

type Fail = (expected: string, found: string) => never;

/** Reads a column file (`.conll`): a token per line, an empty line after each sentence; see docs/formats/columns.md. */
export function parseColumns(text: string, options: ColumnParseOptions = {}): ColumnSentence[] {
  return drain(
    blockFeed((block) => parseColumnBlock(block, options)),
    text,
  );
}

/** Reads the lines of one sentence of a column file. */
export function parseColumnBlock({ line: first, lines }: RawBlock, options: ColumnParseOptions = {}): ColumnSentence {
  const fails = lines.map((_, at) => failAt(first + at, options));
  const address = readAddress(lines[0], fails[0]);
  const tokens = lines.map((line, at) => {
    if (at > 0 && !isSameSentence(readAddress(line, fails[at]), address)) {
      fails[at]('an empty line before the next sentence', quote(line));
    }
    return readToken(line, at, fails[at]);
  });
  return { ...address, tokens };
}

function failAt(line: number, { file }: ColumnParseOptions): Fail {
  return (expected, found) => {
    throw new StetError({
      code: 'BAD_COLUMNS',
      file,
      line,
      expected,
      found,
      remedy: 'Correct the line; columns are separated by tabs, sentences by an empty line.',
    });
  };
}

function readAddress(line: string, fail: Fail): SentenceAddress {
  const fields = line.split('\t');
  if (fields.length !== 9) fail('9 columns', `${String(fields.length)} in ${quote(line)}`);
  const [document, paragraph, sentence] = fields;
  return {
    document,
    paragraph: count(paragraph, 'the paragraph', fail),
    sentence: count(sentence, 'the sentence', fail),
  };
}

function readToken(line: string, at: number, fail: Fail): ColumnToken {
  const [, , , index, text, tag, head, relation, syntax] = line.split('\t');
  if (count(index, 'the token', fail) !== at) fail(`token ${String(at)} of the sentence`, index);
  if (!/^(?:-|-1|\d{1,9})$/u.test(head)) fail('an index, -1 or "-" as the head', quote(head));
  return {
    text,
    tag,
    ...(head === '-' ? {} : { head: Number(head) }),
    ...(relation === '-' ? {} : { relation }),
    ...(syntax === '-' ? {} : { syntax }),
  };
}

function count(text: string, name: string, fail: Fail): number {
  return /^\d{1,9}$/u.test(text) ? Number(text) : fail(`a whole number for ${name}`, quote(text));
}

function isSameSentence(a: SentenceAddress, b: SentenceAddress): boolean {
  return a.document === b.document && a.paragraph === b.paragraph && a.sentence === b.sentence;
}
