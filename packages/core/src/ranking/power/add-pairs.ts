import type { PairCounts } from '../pair-counts.js';
import type { JudgedShape } from './judged-shape.js';

/** Counts every pair of systems within a ranking. */
export function addPairs({ systems, wins, ties }: PairCounts, shape: JudgedShape, ranks: ArrayLike<number>): void {
  const size = systems.length;
  for (let output = 0; output < shape.length; output++) {
    const members = shape[output];
    for (let across = 0; across < shape.length; across++) {
      if (ranks[output] > ranks[across]) continue;
      const counts = ranks[output] < ranks[across] ? wins : ties;
      const others = shape[across];
      for (let at = 0; at < members.length; at++) {
        const row = members[at] * size;
        for (let next = 0; next < others.length; next++) {
          if (across !== output || next !== at) counts[row + others[next]]++;
        }
      }
    }
  }
}
