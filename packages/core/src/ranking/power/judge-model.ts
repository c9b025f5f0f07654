import type { MersenneTwister } from '../../random/mersenne-twister.js';
import type { JudgedShape } from './judged-shape.js';

/**
 * How rankings come about: every output has a worth, the mean worth of its systems, and the judge sees it
 * with an error (of the Gumbel kind, so that the order follows Plackett and Luce, and that of two outputs Bradley
 * and Terry). Outputs that follow each other more closely than the threshold share a rank: for two of
 * them the model of ties of Rao & Kupper (1967). The judgments of one ranking never contradict each other.
 */
export interface JudgeModel {
  /** By system. */
  readonly worths: Float64Array;
  readonly threshold: number;
}

/**
 * Draws a ranking of a shape, by its index, into an array with room for its outputs; ranks are 1, 2, … without gaps.
 */
export type RankDrawer = (shape: number, random: MersenneTwister, ranks: Int32Array) => void;

export function rankDrawer(shapes: readonly JudgedShape[], { worths, threshold }: JudgeModel): RankDrawer {
  const means = shapes.map((outputs) =>
    Float64Array.from(outputs, (members) => members.reduce((sum, system) => sum + worths[system], 0) / members.length),
  );
  const seen = new Float64Array(mostOutputs(shapes));
  const order = new Int32Array(seen.length);
  return (shape, random, ranks) => {
    const worth = means[shape];
    for (let output = 0; output < worth.length; output++) {
      const value = worth[output] + gumbel(random);
      seen[output] = value;
      let at = output;
      for (; at > 0 && seen[order[at - 1]] < value; at--) order[at] = order[at - 1];
      order[at] = output;
    }
    let rank = 1;
    for (let at = 0; at < worth.length; at++) {
      if (at > 0 && seen[order[at - 1]] - seen[order[at]] >= threshold) rank++;
      ranks[order[at]] = rank;
    }
  };
}

/** The most outputs that one ranking holds. */
export function mostOutputs(shapes: readonly JudgedShape[]): number {
  return shapes.reduce((most, { length }) => Math.max(most, length), 0);
}

/** Draws from the standard Gumbel distribution; always finite. */
function gumbel(random: MersenneTwister): number {
  return -Math.log(-Math.log((random.uint32() + 0.5) / 2 ** 32));
}
