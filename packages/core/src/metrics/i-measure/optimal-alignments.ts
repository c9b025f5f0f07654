import { tokenise } from '../../text/white-space.js';
import { GAP, MISMATCH } from './pair-table.js';

/** Three rows of tokens of equal length; null is a gap. */
export interface ThreeWayAlignment {
  readonly source: readonly (string | null)[];
  readonly hypothesis: readonly (string | null)[];
  readonly reference: readonly (string | null)[];
}

type Token = string | null;
type Cell = readonly [source: number, hypothesis: number, reference: number];

/** Steps in the rows, in the order of preference of the original program. */
const STEPS: readonly Cell[] = [
  [1, 1, 1],
  [1, 1, 0],
  [1, 0, 1],
  [0, 1, 1],
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/**
 * All cheapest alignments of three short texts by the sum of pairs (Felice & Briscoe 2015, Listing 2). The first is the
 * one that the original program finds. This fills the whole table, and there may be very many alignments: it is
 * for examples, not for scoring.
 */
export function optimalAlignments(source: string, hypothesis: string, reference: string): ThreeWayAlignment[] {
  const rows = [source, hypothesis, reference].map(tokenise);
  const costs = new Map<string, number>();
  const arrivals = (cell: Cell): { before: Cell; column: Token[]; cost: number }[] =>
    STEPS.flatMap((step) => {
      const before: Cell = [cell[0] - step[0], cell[1] - step[1], cell[2] - step[2]];
      const cost = costs.get(before.join());
      if (cost === undefined) return [];
      const column = rows.map((row, at) => (step[at] === 1 ? row[before[at]] : null));
      return [{ before, column, cost: cost + columnCost(column) }];
    });
  for (const cell of cells(rows.map(({ length }) => length))) {
    const all = arrivals(cell).map(({ cost }) => cost);
    costs.set(cell.join(), all.length === 0 ? 0 : Math.min(...all));
  }
  const waysTo = (cell: Cell): Token[][][] => {
    if (cell.every((at) => at === 0)) return [[]];
    return arrivals(cell)
      .filter(({ cost }) => cost === costs.get(cell.join()))
      .flatMap(({ before, column }) => waysTo(before).map((columns) => [...columns, column]));
  };
  const end: Cell = [rows[0].length, rows[1].length, rows[2].length];
  return waysTo(end).map((columns) => ({
    source: columns.map(([token]) => token),
    hypothesis: columns.map(([, token]) => token),
    reference: columns.map(([, , token]) => token),
  }));
}

function cells(lengths: readonly number[]): Cell[] {
  const upTo = (last: number): number[] => Array.from({ length: last + 1 }, (_, at) => at);
  return upTo(lengths[0]).flatMap((s) => upTo(lengths[1]).flatMap((h) => upTo(lengths[2]).map((r): Cell => [s, h, r])));
}

function columnCost([source, hypothesis, reference]: readonly Token[]): number {
  return pairCost(source, hypothesis) + pairCost(source, reference) + pairCost(hypothesis, reference);
}

function pairCost(a: Token, b: Token): number {
  if (a === b) return 0;
  return a === null || b === null ? GAP : MISMATCH;
}
