import type { PairCounts } from './pair-counts.js';

/**
 * Whether the strengths that make judgments most likely are finite, so that there is one best estimate.
 *
 * Without ties that is so when every system has beaten every other directly or through others (Ford 1957). With ties
 * the same must hold where a tie counts both ways, and some cycle of judgments must have more wins than ties: otherwise
 * strengths that spread out as ν grows explain the judgments better and better.
 */
export function estimateIsFinite({ systems, wins, ties }: PairCounts): boolean {
  const size = systems.length;
  const reaches = (from: number, to: number): boolean => wins[from * size + to] > 0 || ties[from * size + to] > 0;
  if (!isStronglyConnected(size, reaches)) return false;
  return size < 2 || !ties.some((count) => count > 0) || hasWinningCycle(size, wins, ties);
}

/** True when every system is reached from the first, and the first from every system. */
function isStronglyConnected(size: number, reaches: (from: number, to: number) => boolean): boolean {
  return countReached(size, reaches) === size && countReached(size, (from, to) => reaches(to, from)) === size;
}

function countReached(size: number, reaches: (from: number, to: number) => boolean): number {
  if (size === 0) return 0;
  const reached = new Set([0]);
  for (const from of reached) {
    for (let to = 0; to < size; to++) if (reaches(from, to)) reached.add(to);
  }
  return reached.size;
}

/** A cycle with more wins than ties is one of negative length, where wins are -1 and ties 1 long (Bellman-Ford). */
function hasWinningCycle(size: number, wins: Float64Array, ties: Float64Array): boolean {
  const distances = new Float64Array(size);
  for (let round = 0; round < size; round++) {
    let shorter = false;
    for (let from = 0; from < size; from++) {
      for (let to = 0; to < size; to++) {
        const length = wins[from * size + to] > 0 ? -1 : ties[from * size + to] > 0 ? 1 : Infinity;
        if (distances[from] + length >= distances[to]) continue;
        distances[to] = distances[from] + length;
        shorter = true;
      }
    }
    if (!shorter) return false;
  }
  return true;
}
