import { MersenneTwister } from '../../random/mersenne-twister.js';
import { seedOf } from '../../significance/resample.js';

/**
 * Signs for so many items, a row for each draw, +1 or -1 as likely. Where there are no more ways than draws, all ways,
 * each once.
 */
export function signFlips(items: number, draws: number, seed: number): Int8Array[] {
  if (2 ** items <= draws) {
    return Array.from({ length: 2 ** items }, (_, mask) =>
      Int8Array.from({ length: items }, (__, at) => (((mask >> at) & 1) === 1 ? -1 : 1)),
    );
  }
  return Array.from({ length: draws }, (_, draw) => {
    const random = new MersenneTwister(seedOf(seed, draw));
    return Int8Array.from({ length: items }, () => (random.below(2) === 1 ? -1 : 1));
  });
}
