import type { Span } from './span.js';

/** A word or punctuation mark of a text, and its span. */
export interface Token extends Span {
  readonly text: string;
}

/** Finds the tokens of a text, in order; they do not overlap. */
export type Tokeniser = (text: string) => Token[];
