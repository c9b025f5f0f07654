import { describe, expect, it } from 'vitest';
import { pairwiseJudgments } from '../judgments/pairwise.js';
import { describeGolden, readSharedJson } from '../testing/shared.js';
import { headToHead } from './head-to-head.js';
import { countPairs } from './pair-counts.js';
import { judged, publishedRankings } from './testing/judgments.js';

const times = (count: number, ranks: Readonly<Record<string, number>>): Readonly<Record<string, number>>[] =>
  Array.from({ length: count }, () => ranks);

describe('headToHead(counts)', () => {
  const counts = countPairs(judged(...times(8, { a: 1, b: 2 }), ...times(2, { a: 1, b: 1 }), { b: 1, c: 1 }));

  it('has the share of the column in the decided judgments, seen from the row', () => {
    const { systems, cells } = headToHead(counts);
    expect(systems).toEqual(['a', 'c', 'b']);
    expect(cells).toHaveLength(6);
    expect(cells.find(({ row, column }) => row === 'b' && column === 'a')).toEqual({
      row: 'b',
      column: 'a',
      wins: 8,
      losses: 0,
      ties: 2,
      share: 1,
      p: expect.closeTo(2 / 256, 12) as number,
      adjusted: expect.closeTo(2 / 256, 12) as number,
      level: 0.01,
    });
    expect(cells.find(({ row, column }) => row === 'a' && column === 'b')).toMatchObject({ wins: 0, share: 0 });
  });

  it('has no share where nothing is decided', () => {
    const { cells } = headToHead(counts);
    expect(cells.find(({ row, column }) => row === 'b' && column === 'c')).toMatchObject({
      ties: 1,
      share: null,
      p: 1,
      level: null,
    });
    expect(cells.find(({ row, column }) => row === 'a' && column === 'c')).toMatchObject({
      ties: 0,
      share: null,
      p: 1,
    });
  });

  it('adjusts for the number of pairs when asked, and marks by what comes out', () => {
    const { cells, tests } = headToHead(counts, 'holm');
    expect(tests).toBe(3);
    expect(cells.find(({ row, column }) => row === 'a' && column === 'b')).toMatchObject({
      p: expect.closeTo(2 / 256, 12) as number,
      adjusted: expect.closeTo(6 / 256, 12) as number,
      level: 0.05,
    });
  });

  it('has nothing to say of one system', () => {
    expect(headToHead(countPairs(judged({ a: 1 })))).toMatchObject({ systems: ['a'], tests: 0, cells: [] });
  });
});

interface Golden {
  readonly order: readonly string[];
  readonly cells: readonly {
    readonly row: string;
    readonly col: string;
    readonly col_wins: number;
    readonly row_wins: number;
    readonly ties: number;
    readonly col_win_rate: number;
    readonly p: number;
    readonly mark: string;
  }[];
}

describeGolden('headToHead equals Table 3d and R’s binom.test', () => {
  const golden = readSharedJson('golden/human/h2h.json') as Golden;

  it('in all 156 cells, with their marks', () => {
    const { systems, cells } = headToHead(countPairs(pairwiseJudgments(publishedRankings(), 'systems')));
    expect(systems).toEqual(golden.order);
    expect(cells).toHaveLength(golden.cells.length);
    const levels: Readonly<Record<string, number>> = { star: 0.1, dagger: 0.05, ddagger: 0.01 };
    for (const { row, col, col_wins, row_wins, ties, col_win_rate, p, mark } of golden.cells) {
      const cell = cells.find((candidate) => candidate.row === row && candidate.column === col);
      expect(cell).toMatchObject({ wins: col_wins, losses: row_wins, ties, share: col_win_rate });
      expect(cell?.level ?? null).toBe(levels[mark] ?? null);
      expect((cell?.p ?? 0) / p).toBeCloseTo(1, 9);
    }
  });
});
