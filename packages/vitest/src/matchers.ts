import type { Corrector } from './corrector.js';
import { toCorrect } from './to-correct.js';
import { toLeaveUnchanged } from './to-leave-unchanged.js';
import { toReachF, type ReachOptions } from './to-reach-f.js';

/** The matchers by name, for `expect.extend`. */
export const matchers = { toCorrect, toLeaveUnchanged, toReachF };

declare module 'vitest' {
  /** Only a corrector has these: for anything else they are `never`, and calling them does not compile. */
  interface Matchers<T> {
    /** The corrector turns the source into the expected text, or into one of several. */
    toCorrect: T extends Corrector ? (source: string, expected: string | readonly string[]) => Promise<void> : never;
    /** The corrector leaves the text, or every text of a list, as it is. */
    toLeaveUnchanged: T extends Corrector ? (text: string | readonly string[]) => Promise<void> : never;
    /** The corrector's F on the gold is at least `least`, from 0 to 1. */
    toReachF: T extends Corrector ? (least: number, options: ReachOptions) => Promise<void> : never;
  }
}
