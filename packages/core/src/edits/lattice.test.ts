import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EditLattice, Move, SECOND_TABLE } from './lattice.js';

/** The same lattice from two whole tables: slow, and plainly right. */
function slowLattice(source: readonly number[], hypothesis: readonly number[]): Map<string, number> {
  const moves = new Map<string, number>();
  for (const [substitution, shift] of [
    [1, 0],
    [2, SECOND_TABLE],
  ]) {
    const costs = source.concat(0).map(() => hypothesis.concat(0).map(() => 0));
    const arriving = (i: number, j: number): [move: number, cost: number, i: number, j: number][] => {
      const found: [number, number, number, number][] = [];
      if (i > 0 && j > 0) {
        const step = source[i - 1] === hypothesis[j - 1] ? 0 : substitution;
        found.push([Move.diagonal, costs[i - 1][j - 1] + step, i - 1, j - 1]);
      }
      if (i > 0) found.push([Move.deletion, costs[i - 1][j] + 1, i - 1, j]);
      if (j > 0) found.push([Move.insertion, costs[i][j - 1] + 1, i, j - 1]);
      return found;
    };
    for (let i = 0; i <= source.length; i++) {
      for (let j = 0; j <= hypothesis.length; j++) {
        if (i + j > 0) costs[i][j] = Math.min(...arriving(i, j).map(([, cost]) => cost));
      }
    }
    const seen = new Set<string>();
    const follow = (i: number, j: number): void => {
      const key = `${String(i)},${String(j)}`;
      if (seen.has(key)) return;
      seen.add(key);
      moves.set(key, moves.get(key) ?? 0);
      for (const [move, cost, fromI, fromJ] of arriving(i, j)) {
        if (cost !== costs[i][j]) continue;
        moves.set(key, (moves.get(key) ?? 0) | (move << shift));
        follow(fromI, fromJ);
      }
    };
    follow(source.length, hypothesis.length);
  }
  return moves;
}

const ALL_MOVES = 63;

function fastLattice(
  lattice: EditLattice,
  source: readonly number[],
  hypothesis: readonly number[],
): Map<string, number> {
  lattice.build(Int32Array.from(source), Int32Array.from(hypothesis));
  const moves = new Map<string, number>();
  for (let row = 0; row <= source.length; row++) {
    for (let column = lattice.firstColumn(row); column <= lattice.lastColumn(row); column++) {
      const cell = lattice.cell(row, column);
      if (lattice.isVertex(cell)) moves.set(`${String(row)},${String(column)}`, lattice.moves[cell] & ALL_MOVES);
    }
  }
  return moves;
}

const sorted = (moves: Map<string, number>): [string, number][] => [...moves].sort();

describe('EditLattice', () => {
  it('holds the moves of all shortest paths of both tables', () => {
    const lattice = new EditLattice();
    const tokens = fc.array(fc.nat(4), { maxLength: 24 });
    fc.assert(
      fc.property(tokens, tokens, (source, hypothesis) => {
        expect(sorted(fastLattice(lattice, source, hypothesis))).toEqual(sorted(slowLattice(source, hypothesis)));
      }),
      { numRuns: 500 },
    );
  });

  it('does so for long sentences with few changes, where the band is narrow', () => {
    const lattice = new EditLattice();
    const change = fc.record({ at: fc.nat(59), kind: fc.nat(2), token: fc.nat(9) });
    fc.assert(
      fc.property(
        fc.array(fc.nat(9), { minLength: 60, maxLength: 60 }),
        fc.array(change, { maxLength: 6 }),
        (source, changes) => {
          const hypothesis = [...source];
          for (const { at, kind, token } of changes)
            hypothesis.splice(at, kind === 0 ? 0 : 1, ...(kind === 1 ? [] : [token]));
          expect(sorted(fastLattice(lattice, source, hypothesis))).toEqual(sorted(slowLattice(source, hypothesis)));
        },
      ),
      { numRuns: 100 },
    );
  });

  it('draws the lattice of the paper: one insertion before "word" (Dahlmeier & Ng 2012, figure 2)', () => {
    const source = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    const moves = fastLattice(new EditLattice(), source, [0, 1, 2, 3, 9, 4, 5, 6, 7, 8]);
    expect(moves.size).toBe(11);
    expect(moves.get('4,5')).toBe(Move.insertion | (Move.insertion << SECOND_TABLE));
  });

  it('refuses a pair that would need too much memory, and says so', () => {
    const many = (first: number): Int32Array => Int32Array.from({ length: 9000 }, (_, at) => first + at);
    expect(() => {
      new EditLattice().build(many(0), many(9000));
    }).toThrow(expect.objectContaining({ code: 'SENTENCE_TOO_LONG' }));
  });
});
