import { words } from '../language/words.js';

/** How much is done of a total that stays as it is; what was done beyond it is told apart. */
export function doneOf(done: number, total: number, noun: 'any' | 'judged' | 'judgments' = 'any'): string {
  const beyond = Math.max(0, done - total);
  return words().shell.doneOf[noun](done - beyond, total, beyond);
}
