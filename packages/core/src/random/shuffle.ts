import type { MersenneTwister } from './mersenne-twister.js';

/** The items in a random order, each as likely (Fisher & Yates). */
export function shuffle<T>(items: readonly T[], random: MersenneTwister): T[] {
  const shuffled = [...items];
  for (let at = shuffled.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    [shuffled[at], shuffled[other]] = [shuffled[other], shuffled[at]];
  }
  return shuffled;
}
