import { describe, expect, it } from 'vitest';
import { parseWmtCsv } from './parse.js';

const FIVE =
  'srclang,trglang,srcIndex,documentId,segmentId,judgeId,system1Number,system1Id,system2Number,system2Id,' +
  'system3Number,system3Id,system1rank,system2rank,system3rank';
const PAIRS = 'system2rank,segmentId,system1Id,trglang,system1rank,srcIndex,judgeID,system2Id';

const ranked = (text: string): string[] =>
  parseWmtCsv(text).map(
    ({ sentence, judge, outputs }) =>
      `${sentence} ${judge} ${outputs.map(({ systems, rank }) => `${systems.join('+')}:${rank}`).join(' ')}`,
  );

describe('parseWmtCsv(text)', () => {
  it('reads a ranking a row, and counts sentences from 1', () => {
    expect(
      ranked(`${FIVE}\nde,en,12,-1,12,ann,-1,A,-1,B,-1,C,1,2,2\nde,en,1,-1,1,bob,-1,A,-1,B,-1,C,-1,-1,-1\n`),
    ).toEqual(['11 ann A:1 B:2 C:2', '0 bob ']);
  });

  it('reads pairs by the names of the columns, with CRLF, and counts sentences from 0', () => {
    expect(ranked(`\uFEFF${PAIRS}\r\n2,40,A,-1,1,40,ann,B\r\n\r\n1,0,B,-1,3,0,bob,src\r\n`)).toEqual([
      '40 ann A:1 B:2',
      '0 bob B:3 src:1',
    ]);
  });

  it('makes one output of systems with the same number', () => {
    expect(ranked(`${FIVE}\n-,-,1,-1,1,ann,1,A,1,B,2,C,1,1,4\n`)).toEqual(['0 ann A+B:1 C:4']);
  });

  it('makes rankings of pairs again where each row names its ranking', () => {
    const header = 'srcIndex,judgeID,system1Id,system1rank,system2Id,system2rank,rankingID';
    const rows = ['5,ann,A,1,B,2,7', '5,ann,A,1,C,1,7', '5,ann,B,2,C,1,7', '5,ann,A,3,B,3,8'];
    expect(ranked([header, ...rows].join('\n'))).toEqual(['5 ann A:1 B:2 C:1', '5 ann A:3 B:3']);
    expect(parseWmtCsv([header, ...rows].join('\n'))[0].item).toBe('7');
    // Without the pair of B and C, or with other ranks for A, there is no such ranking.
    expect(ranked([header, ...rows.slice(0, 2)].join('\n'))).toEqual(['5 ann A:1 B:2', '5 ann A:1 C:1']);
    expect(ranked([header, ...rows.with(1, '5,ann,A,2,C,1,7')].join('\n'))).toHaveLength(4);
  });

  it('reads names that were kept from being formulas', () => {
    expect(ranked(`${PAIRS}\n2,0,'=A,-1,1,0,'@ann,'B\n`)).toEqual(["0 @ann =A:1 'B:2"]);
  });

  it.each<[string, string, RegExp]>([
    ['ranks of which some are -1', '-,-,1,-1,1,ann,-1,A,-1,B,-1,C,1,-1,2', /-1 for 1 of 3/u],
    ['a rank without a system', '-,-,1,-1,1,ann,-1,A,-1,B,-1,,1,2,2', /name of a system/u],
    ['a system without a rank', '-,-,1,-1,1,ann,-1,A,-1,B,-1,C,1,2,', /whole number as rank/u],
    ['a rank below 1', '-,-,1,-1,1,ann,-1,A,-1,B,-1,C,1,2,0', /rank from 1/u],
    ['a rank with a sign', '-,-,1,-1,1,ann,-1,A,-1,B,-1,C,1,2,-2', /whole number as rank/u],
    ['one output with two ranks', '-,-,1,-1,1,ann,1,A,1,B,2,C,1,2,3', /one rank .* number 1.*1 and 2/u],
    ['sentence 0 where they start at 1', '-,-,0,-1,0,ann,-1,A,-1,B,-1,C,1,2,3', /sentence counted from 1/u],
    ['a missing column', '-,-,1,-1,1,ann,-1,A,-1,B,-1,C,1,2', /15 columns.*found 14/u],
    ['an open quote', '-,-,1,-1,1,"ann,-1,A,-1,B,-1,C,1,2,3', /rows of CSV/u],
  ])('refuses %s, and names file and line', (_, row, message) => {
    const good = '-,-,1,-1,1,"two\nlines",-1,A,-1,B,-1,C,1,2,3';
    const read = (): unknown => parseWmtCsv(`${FIVE}\n${good}\n\n${row}\n`, { file: 'j.csv' });
    expect(read).toThrow(expect.objectContaining({ code: 'BAD_JUDGMENT', file: 'j.csv', line: 5 }));
    expect(read).toThrow(message);
  });

  it('refuses a header without one of the columns', () => {
    expect(() => parseWmtCsv('srcIndex,judgeId,system1Id,system2Id,system1rank\n1,a,A,B,1\n')).toThrow(
      /a column system2rank/u,
    );
  });
});
