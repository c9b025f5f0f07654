import type { MustLine } from '@stet/core/internal';
import type { Corrector } from './corrector.js';
import type { LintChecker } from './lint-checker.js';
import { toCorrect } from './to-correct.js';
import { toFlag, type FlagOptions } from './to-flag.js';
import { toLeaveUnchanged } from './to-leave-unchanged.js';
import { toPassMustLines } from './to-pass-must-lines.js';
import { toPass, type PassOptions } from './to-pass.js';
import { toReachF, type ReachOptions } from './to-reach-f.js';

/** The matchers by name, for `expect.extend`. */
export const matchers = { toCorrect, toLeaveUnchanged, toReachF, toFlag, toPass, toPassMustLines };

declare module 'vitest' {
  /** Only a corrector, or a checker, has these: for anything else they are `never`, and calling them does not compile. */
  interface Matchers<T> {
    /** The corrector turns the source into the expected text, or into one of several. */
    toCorrect: T extends Corrector ? (source: string, expected: string | readonly string[]) => Promise<void> : never;
    /** The corrector leaves the text, or every text of a list, as it is. */
    toLeaveUnchanged: T extends Corrector ? (text: string | readonly string[]) => Promise<void> : never;
    /** The corrector's F on the gold is at least `least`, from 0 to 1. */
    toReachF: T extends Corrector ? (least: number, options: ReachOptions) => Promise<void> : never;
    /** The checker flags the text, and no suggestion, once made, triggers the rule again. */
    toFlag: T extends LintChecker ? (text: string, options?: FlagOptions) => Promise<void> : never;
    /** The checker has nothing against the text, or against any text of a list. */
    toPass: T extends LintChecker ? (text: string | readonly string[], options?: PassOptions) => Promise<void> : never;
    /** The checker flags what the lines say it must, and lets the others pass. */
    toPassMustLines: T extends LintChecker ? (lines: string | readonly MustLine[]) => Promise<void> : never;
  }
}
