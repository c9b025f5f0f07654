import type { english } from './en/index.js';

/** The catalogue of one language; a message with figures, names or links in it is a function. */
export type Words = typeof english;
