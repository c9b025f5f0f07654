import { expect } from 'vitest';
import { matchers } from './matchers.js';

export type { Corrector } from './corrector.js';
export { matchers } from './matchers.js';
export type { ReachOptions } from './to-reach-f.js';

// Importing the package is all that a test or a set-up file has to do.
expect.extend(matchers);
