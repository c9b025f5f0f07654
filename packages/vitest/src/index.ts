import { expect } from 'vitest';
import { matchers } from './matchers.js';

export type { Corrector } from './corrector.js';
export { textlintLints, vfileLints, type FoundLint, type Lint, type MustLine } from '@stet/core/internal';
export type { LintChecker } from './lint-checker.js';
export { matchers } from './matchers.js';
export type { FlagOptions } from './to-flag.js';
export type { PassOptions } from './to-pass.js';
export type { ReachOptions } from './to-reach-f.js';

// Importing the package is all that a test or a set-up file has to do.
expect.extend(matchers);
