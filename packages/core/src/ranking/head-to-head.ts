import { signTest } from '../stats/binomial.js';
import { holm } from '../stats/holm.js';
import { expectedWins } from './expected-wins.js';
import { orderSystems } from './rank-ranges.js';
import type { PairCounts } from './pair-counts.js';

/** How p-values are adjusted for the number of tests. */
export const ADJUSTMENTS = ['none', 'holm'] as const;
export type Adjustment = (typeof ADJUSTMENTS)[number];

/** Levels of a test that are marked. */
export type SignificanceLevel = 0.01 | 0.05 | 0.1;

/** Two systems compared directly: that of the column, seen from that of the row. */
export interface HeadToHeadCell {
  readonly row: string;
  readonly column: string;
  /** How often the system of the column was judged better. */
  readonly wins: number;
  /** How often that of the row was. */
  readonly losses: number;
  readonly ties: number;
  /** Of the decided judgments, those that the system of the column won; null where none is decided. */
  readonly share: number | null;
  /** Two-sided, by the sign test, ties left out. */
  readonly p: number;
  /** p, adjusted for the number of pairs. */
  readonly adjusted: number;
  /** The least level that the adjusted p reaches; null for none. */
  readonly level: SignificanceLevel | null;
}

export interface HeadToHead {
  /** Best first, by Expected Wins. */
  readonly systems: readonly string[];
  readonly adjust: Adjustment;
  /** How many pairs are tested. */
  readonly tests: number;
  /** By row and column, without the diagonal. */
  readonly cells: readonly HeadToHeadCell[];
}

const LEVELS = [0.01, 0.05, 0.1] as const;

/** Each pair of systems compared directly, with a sign test (Grundkiewicz et al. 2015, Table 3d). */
export function headToHead(counts: PairCounts, adjust: Adjustment = 'none'): HeadToHead {
  const order = orderSystems(expectedWins(counts));
  const size = order.length;
  const pairs = order.flatMap((first, at) => order.slice(at + 1).map((second) => [first, second] as const));
  const ps = pairs.map(([first, second]) =>
    signTest(counts.wins[first * size + second], counts.wins[second * size + first]),
  );
  const adjusted = adjust === 'holm' ? holm(ps) : ps;
  const testOf = new Map(
    pairs.flatMap(([first, second], at) => [
      [first * size + second, at],
      [second * size + first, at],
    ]),
  );
  const cells = order.flatMap((row) =>
    order.flatMap((column): HeadToHeadCell[] => {
      const test = testOf.get(row * size + column);
      if (test === undefined) return [];
      const wins = counts.wins[column * size + row];
      const losses = counts.wins[row * size + column];
      return [
        {
          row: counts.systems[row],
          column: counts.systems[column],
          wins,
          losses,
          ties: counts.ties[row * size + column],
          share: wins + losses === 0 ? null : wins / (wins + losses),
          p: ps[test],
          adjusted: adjusted[test],
          level: LEVELS.find((level) => adjusted[test] <= level) ?? null,
        },
      ];
    }),
  );
  return { systems: order.map((system) => counts.systems[system]), adjust, tests: pairs.length, cells };
}
