import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EditLattice, Move, SECOND_TABLE } from '../../edits/lattice.js';
import type { ProposedEdit } from '../../edits/proposed-edit.js';
import type { GoldEdit } from '../edit-based/gold-edit.js';
import { accepts } from '../edit-based/gold-edit.js';
import { BoundedMatcher } from './bounded-match.js';
import { MaxMatcher } from './max-match.js';
import { PHRASE_LIMITS, PhraseLattice } from './phrase-lattice.js';

const MAX_UNCHANGED = 2;

interface Goal {
  readonly matches: number;
  readonly moves: number;
  readonly wrong: number;
}

function isBetter(a: Goal, b: Goal | undefined): boolean {
  if (b === undefined) return true;
  if (a.matches !== b.matches) return a.matches > b.matches;
  return a.moves !== b.moves ? a.moves < b.moves : a.wrong < b.wrong;
}

/** A vertex with the edits made so far on the way to it: what the slow search goes through one by one. */
interface State {
  readonly row: number;
  readonly column: number;
  /** Gold insertions at this row that are used up. */
  readonly used: number;
}

/**
 * The best value of the objective by trying every way to cut every lattice path into edits: slow, and plainly the
 * definition.
 */
function slowGoal(lattice: EditLattice, golds: readonly GoldEdit[]): Goal {
  const { source, hypothesis, moves } = lattice;
  const memo = new Map<string, Goal>();
  const steps = (row: number, column: number): [number, number, number][] => {
    const all: [number, number, number][] = [
      [row, column + 1, Move.insertion],
      [row + 1, column, Move.deletion],
      [row + 1, column + 1, Move.diagonal],
    ];
    return all.filter(([toRow, toColumn, move]) => {
      if (toRow > source.length || toColumn > hypothesis.length) return false;
      if (toColumn < lattice.firstColumn(toRow) || toColumn > lattice.lastColumn(toRow)) return false;
      return (moves[lattice.cell(toRow, toColumn)] & (move | (move << SECOND_TABLE))) !== 0;
    });
  };
  const best = ({ row, column, used }: State): Goal => {
    if (row === source.length && column === hypothesis.length) return { matches: 0, moves: 0, wrong: 0 };
    const key = [row, column, used].join();
    const remembered = memo.get(key);
    if (remembered !== undefined) return remembered;
    let result: Goal | undefined;
    const consider = (to: State, cost: Goal): void => {
      const rest = best(to);
      const goal = {
        matches: cost.matches + rest.matches,
        moves: cost.moves + rest.moves,
        wrong: cost.wrong + rest.wrong,
      };
      if (isBetter(goal, result)) result = goal;
    };
    const usedAt = (to: number): number => (to === row ? used : 0);
    /** Extends one edit from here over all paths that it may take. */
    const extend = (toRow: number, toColumn: number, length: number, unchanged: number): void => {
      if (length > unchanged) {
        consider({ row: toRow, column: toColumn, used: usedAt(toRow) }, { matches: 0, moves: length, wrong: 1 });
        golds.forEach((gold) => {
          if (gold.start !== row || gold.end !== toRow || !accepts(gold, hypothesis, column, toColumn)) return;
          if (row !== toRow) {
            consider({ row: toRow, column: toColumn, used: 0 }, { matches: 1, moves: 0, wrong: 0 });
            return;
          }
          const index = golds.filter(({ start, end }) => start === row && end === row).indexOf(gold);
          if (index >= used) {
            consider({ row, column: toColumn, used: index + 1 }, { matches: 1, moves: 0, wrong: 0 });
          }
        });
      }
      for (const [nextRow, nextColumn, move] of steps(toRow, toColumn)) {
        const same = move === Move.diagonal && source[toRow] === hypothesis[toColumn] ? 1 : 0;
        if (unchanged + same <= MAX_UNCHANGED) extend(nextRow, nextColumn, length + 1, unchanged + same);
      }
    };
    extend(row, column, 0, 0);
    for (const [nextRow, nextColumn, move] of steps(row, column)) {
      if (move === Move.diagonal && source[row] === hypothesis[column]) {
        consider({ row: nextRow, column: nextColumn, used: 0 }, { matches: 0, moves: 1, wrong: 0 });
      }
    }
    if (result === undefined) throw new Error('the lattice has a dead end');
    memo.set(key, result);
    return result;
  };
  return best({ row: 0, column: 0, used: 0 });
}

const tokens = (most: number): fc.Arbitrary<Int32Array> =>
  fc.array(fc.nat(3), { maxLength: most }).map((numbers) => Int32Array.from(numbers));

const cases = tokens(6).chain((source) =>
  fc.record({
    source: fc.constant(source),
    hypothesis: tokens(6),
    golds: fc
      .array(fc.tuple(fc.nat(source.length), fc.nat(2), fc.array(tokens(2), { minLength: 1, maxLength: 2 })), {
        maxLength: 4,
      })
      .map((drafts) =>
        drafts
          .map(([start, length, corrections]): GoldEdit => ({
            start,
            end: Math.min(source.length, start + length),
            corrections,
            edit: { start, end: start, type: 'T', corrections: [], required: true, comment: '' },
          }))
          .sort((a, b) => a.start - b.start || a.end - b.end),
      ),
  }),
);

/** The most matches of an edit sequence with golds in order, each used once. */
function matchesOf(edits: readonly ProposedEdit[], golds: readonly GoldEdit[], hypothesis: Int32Array): number {
  let best = golds.concat(golds.slice(0, 1)).map(() => 0);
  for (const { start, end, from, to } of edits) {
    const next = [0];
    golds.forEach((gold, at) => {
      const isMatch = gold.start === start && gold.end === end && accepts(gold, hypothesis, from, to);
      next.push(Math.max(next[at], best[at + 1], isMatch ? best[at] + 1 : 0));
    });
    best = next;
  }
  return Math.max(0, ...best);
}

describe('BoundedMatcher', () => {
  it('reaches the best value of its objective', () => {
    const lattice = new EditLattice();
    fc.assert(
      fc.property(cases, ({ source, hypothesis, golds }) => {
        lattice.build(source, hypothesis);
        const edits = new BoundedMatcher(lattice, MAX_UNCHANGED).match(golds);
        const matches = matchesOf(edits, golds, hypothesis);
        const goal = slowGoal(lattice, golds);
        expect({ matches, wrong: edits.length - matches }).toEqual({ matches: goal.matches, wrong: goal.wrong });
      }),
      { numRuns: 1500 },
    );
  });

  it('finds as many matches as the official procedure, which lists every phrase edit', () => {
    const lattice = new EditLattice();
    const phrases = new PhraseLattice();
    const exact = new MaxMatcher(phrases);
    fc.assert(
      fc.property(cases, ({ source, hypothesis, golds }) => {
        // The official scorer has a rule of its own for insertions, and rewards "corrections" that change nothing.
        const spans = golds.filter((gold) => gold.start < gold.end && !accepts(gold, source, gold.start, gold.end));
        lattice.build(source, hypothesis);
        phrases.build(lattice, MAX_UNCHANGED, PHRASE_LIMITS);
        exact.open();
        const bounded = matchesOf(new BoundedMatcher(lattice, MAX_UNCHANGED).match(spans), spans, hypothesis);
        const official = matchesOf(exact.match(spans, hypothesis), spans, hypothesis);
        expect(bounded).toBe(official);
      }),
      { numRuns: 1500 },
    );
  });
});
