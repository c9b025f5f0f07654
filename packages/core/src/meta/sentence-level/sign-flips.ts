import { MersenneTwister } from '../../random/mersenne-twister.js';
import { seedOf } from '../../significance/resample.js';

/** Ways to flip items, for permutation tests: +1 keeps an item, -1 flips it. */
export interface SignFlips {
  /** A sign for each item. */
  readonly ways: readonly Int8Array[];
  /** True when these are all possible ways, each once. */
  readonly all: boolean;
}

/** Draws signs, +1 and -1 equally likely, `draws` times; or lists all ways where there are no more than `draws`. */
export function signFlips(items: number, draws: number, seed: number): SignFlips {
  if (2 ** items <= draws) {
    const ways = Array.from({ length: 2 ** items }, (_, mask) =>
      Int8Array.from({ length: items }, (__, at) => (((mask >> at) & 1) === 1 ? -1 : 1)),
    );
    return { ways, all: true };
  }
  const ways = Array.from({ length: draws }, (_, draw) => {
    const random = new MersenneTwister(seedOf(seed, draw));
    return Int8Array.from({ length: items }, () => (random.below(2) === 1 ? -1 : 1));
  });
  return { ways, all: false };
}

/** The sum of values with these signs. */
export function flippedSum(signs: Int8Array, values: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < values.length; at++) sum += signs[at] * values[at];
  return sum;
}
