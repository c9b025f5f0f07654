import { describe, expect, it } from 'vitest';
import { parsePairOperators, parsePairRanks, UNKNOWN_JUDGE } from './pairs.js';

describe('parsePairOperators(text)', () => {
  it('reads each line as a ranking for a sentence of its own, by a judge that is not known', () => {
    const read = parsePairOperators('A\tB\t<\nA\tB\t=\r\nB\tA\t>\n');
    expect(read.map(({ sentence, judge }) => [sentence, judge])).toEqual([0, 1, 2].map((at) => [at, UNKNOWN_JUDGE]));
    expect(read.map(({ outputs }) => outputs.map(({ systems: [name], rank }) => `${name}${rank}`).join(' '))).toEqual([
      'A1 B2',
      'A1 B1',
      'B2 A1',
    ]);
  });

  it.each([
    ['an unknown sign', 'A\tB\t!', /<, = or >/u],
    ['a missing field', 'A\tB', /3 fields/u],
    ['a system against itself', 'A\tA\t=', /"A" twice/u],
    ['no name', '\tA\t=', /name of a system/u],
    ['an empty line', '', /3 fields/u],
  ])('refuses %s, and names the line', (_, line, message) => {
    const read = (): unknown => parsePairOperators(`A\tB\t=\n${line}\n`, { file: 'p' });
    expect(read).toThrow(expect.objectContaining({ code: 'BAD_JUDGMENT', file: 'p', line: 2 }));
    expect(read).toThrow(message);
  });
});

describe('parsePairRanks(text)', () => {
  it('keeps of the ranks which is better', () => {
    const read = parsePairRanks('A\tB\t3\t9\nA\tB\t2\t2\nA\tB\t2\t1\n');
    expect(read.map(({ outputs }) => outputs.map(({ rank }) => rank))).toEqual([
      [1, 2],
      [1, 1],
      [2, 1],
    ]);
  });

  it.each([
    ['a rank of 0', 'A\tB\t0\t1', /ranks from 1/u],
    ['a rank that is no number', 'A\tB\t<\t1', /whole number as rank/u],
    ['a pair of the other kind', 'A\tB\t=', /4 fields/u],
  ])('refuses %s', (_, line, message) => {
    expect(() => parsePairRanks(line)).toThrow(message);
  });
});
