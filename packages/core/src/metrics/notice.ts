import type { Sentence } from '../corpus/edit.js';

/** Something about the sentences that whoever reads a metric's score should know. */
export interface Notice {
  /** Numbers of one sentence; those of a corpus are their sums, whichever way it is cut. */
  count(sentence: Sentence): readonly number[];
  /** What to say of the sums; nothing where all is well. An option is named as in errors, `{{key}}`. */
  text(sums: readonly number[]): string | undefined;
}
