import { drawBinomial } from '../stats/draw-binomial.js';
import type { JudgmentResampler } from './resample-judgments.js';
import type { PairCounts } from './pair-counts.js';

/**
 * Draws as many judgments as there are, with replacement, without drawing any of them: how often each outcome of each
 * pair of systems comes up has a multinomial distribution, and given the cells before it each is binomial.
 */
export function countResampler({ systems, wins, ties }: PairCounts): JudgmentResampler {
  const size = systems.length;
  const drawn = { systems, wins: new Float64Array(size * size), ties: new Float64Array(size * size) };
  let judgments = 0;
  forEachCell(size, (across, back) => {
    judgments += wins[across] + wins[back] + ties[across];
  });
  return (random) => {
    let left = judgments;
    let drawsLeft = judgments;
    const draw = (count: number): number => {
      const times = drawBinomial(drawsLeft, count / left, random);
      left -= count;
      drawsLeft -= times;
      return times;
    };
    forEachCell(size, (across, back) => {
      drawn.wins[across] = draw(wins[across]);
      drawn.wins[back] = draw(wins[back]);
      drawn.ties[across] = drawn.ties[back] = draw(ties[across]);
    });
    return drawn;
  };
}

/** Visits each pair of systems by its cell, and the cell with the two the other way round. */
function forEachCell(size: number, visit: (across: number, back: number) => void): void {
  for (let first = 0; first < size; first++) {
    for (let second = first + 1; second < size; second++) visit(first * size + second, second * size + first);
  }
}
