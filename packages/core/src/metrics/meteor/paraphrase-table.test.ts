import { describe, expect, it } from 'vitest';
import { parseParaphrases } from './paraphrase-table.js';
import { phrasePairs } from './reference.js';

const parse = (text: string) => parseParaphrases(text, { name: 'small', file: 'small.gz' });
const TABLE = '0.5\nas well as\nand\n0.25\nas well as\nalong  with\n0.1\nbig\nlarge\n';

describe('parseParaphrases(text)', () => {
  it('reads lines in threes and keeps the order of paraphrases', () => {
    const table = parse(TABLE);
    expect([table.name, table.longest]).toEqual(['small', 3]);
    expect(table.paraphrases('as well as')).toEqual(['and', 'along with']);
    expect(table.paraphrases('large')).toEqual([]);
  });

  it('reads a table without a last line end, one with carriage returns, and an empty one', () => {
    expect(parse('1\na\nb').paraphrases('a')).toEqual(['b']);
    expect(parse('1\r\na\r\nb\r\n').paraphrases('a')).toEqual(['b']);
    expect(parse('').longest).toBe(0);
  });

  it.each([
    ['one that is cut off', '0.5\na\nb\n0.5\nc\n', 5],
    ['one out of step', '0.5\na\nb\nc\nd\ne\n', 4],
    ['one with an empty phrase', '0.5\n\nb\n', 3],
  ])('refuses %s and names file and line', (_, text, line) => {
    expect(() => parse(text)).toThrow(expect.objectContaining({ code: 'BAD_PARAPHRASES', file: 'small.gz', line }));
  });
});

describe('phrasePairs(tokens, others, table)', () => {
  const pairs = (a: string, b: string): number[][] =>
    phrasePairs(a.split(' '), b.split(' '), parse(TABLE)).map(({ at, length, to, toLength }) => [
      at,
      length,
      to,
      toLength,
    ]);

  it('finds each place of each paraphrase', () => {
    expect(pairs('x as well as big', 'large and along with and')).toEqual([
      [1, 3, 1, 1],
      [1, 3, 4, 1],
      [1, 3, 2, 2],
      [4, 1, 0, 1],
    ]);
  });

  it('finds no paraphrase that is cut off by the end', () => {
    expect(pairs('as well as', 'x along')).toEqual([]);
    expect(pairs('as well', 'and')).toEqual([]);
  });
});
