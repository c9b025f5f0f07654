import { seededRandom } from './seeded-random.js';

export interface CheckRhythm {
  /** One check in each stretch of so many items. */
  readonly every: number;
  /** Of the campaign. */
  readonly seed: number;
  /** The id of the judge. */
  readonly judge: string;
}

/**
 * How many attention checks a judge has been due after so many items. Each stretch of items has one, after an item drawn
 * for this judge: nobody can learn when to be careful, and who comes back after a pause gets them where they would have
 * been. At least one item lies between two checks.
 */
export function checksDue(items: number, { every, seed, judge }: CheckRhythm): number {
  const stretches = Math.floor(items / every);
  const after = 1 + seededRandom('check', seed, judge, stretches).below(every);
  return stretches + Number(items % every >= after);
}
