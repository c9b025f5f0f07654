import type { MersenneTwister } from './mersenne-twister.js';

/** The items in random order, every order equally likely (Fisher & Yates). */
export function shuffle<T>(items: readonly T[], random: MersenneTwister): T[] {
  const shuffled = [...items];
  for (let at = shuffled.length - 1; at > 0; at--) {
    const swapped = random.below(at + 1);
    [shuffled[at], shuffled[swapped]] = [shuffled[swapped], shuffled[at]];
  }
  return shuffled;
}
