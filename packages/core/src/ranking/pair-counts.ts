import { FIRST_BETTER, SECOND_BETTER, type PairwiseJudgments } from '../judgments/pairwise.js';

/** How often each system beat, and tied with, each other. */
export interface PairCounts {
  readonly systems: readonly string[];
  /** By row and column: how often the system of the row was judged better than that of the column. */
  readonly wins: Float64Array;
  /** By row and column; the same both ways. */
  readonly ties: Float64Array;
}

export function countPairs(pairs: PairwiseJudgments): PairCounts {
  return countPairsBy(pairs, new Uint16Array(pairs.outcome.length), 1)[0];
}

/** Counts the judgments of each group apart, given the group of each judgment. */
export function countPairsBy(
  { names, first, second, outcome }: PairwiseJudgments,
  group: Uint16Array,
  groups: number,
): PairCounts[] {
  const size = names.length;
  const counts = Array.from({ length: groups }, () => ({
    systems: names,
    wins: new Float64Array(size * size),
    ties: new Float64Array(size * size),
  }));
  for (let row = 0; row < outcome.length; row++) {
    const { wins, ties } = counts[group[row]];
    const across = first[row] * size + second[row];
    const back = second[row] * size + first[row];
    if (outcome[row] === FIRST_BETTER) wins[across]++;
    else if (outcome[row] === SECOND_BETTER) wins[back]++;
    else {
      ties[across]++;
      ties[back]++;
    }
  }
  return counts;
}

/** The judgments of two systems, by index: decided either way, and ties. */
export function judgmentsOf({ systems, wins, ties }: PairCounts, first: number, second: number): number {
  const across = first * systems.length + second;
  return wins[across] + wins[second * systems.length + first] + ties[across];
}
