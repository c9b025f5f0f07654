import { Move, SECOND_TABLE, type EditLattice } from './lattice.js';
import type { ProposedEdit } from './proposed-edit.js';

/**
 * The edits that `wdiff` shows: the stretches between the words of a longest common subsequence. Where there is a
 * choice, words are matched as early as possible, so that changes come late, as in GNU diff.
 */
export function wordDifference(lattice: EditLattice): ProposedEdit[] {
  const { source, hypothesis, moves, rowStep } = lattice;
  const edits: ProposedEdit[] = [];
  let row = 0;
  let column = 0;
  let start = 0;
  let from = 0;
  const close = (): void => {
    if (row > start || column > from) edits.push({ start, end: row, from, to: column });
  };
  while (row < source.length || column < hypothesis.length) {
    const cell = lattice.cell(row, column);
    const bothGoOn = row < source.length && column < hypothesis.length;
    if (bothGoOn && source[row] === hypothesis[column] && arrives(moves[cell + rowStep + 1], Move.diagonal)) {
      close();
      start = ++row;
      from = ++column;
    } else if (row < source.length && arrives(moves[cell + rowStep], Move.deletion)) {
      row++;
    } else {
      column++;
    }
  }
  close();
  return edits;
}

/** In the table in which a substitution costs 2, the shortest paths are the longest common subsequences. */
function arrives(moves: number, move: number): boolean {
  return (moves & (move << SECOND_TABLE)) !== 0;
}
