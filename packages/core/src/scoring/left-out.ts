import type { Sentence } from '../corpus/edit.js';
import { skippedEdits } from '../corpus/skipped-edits.js';
import { isUncorrected } from '../corpus/uncorrected.js';

/** How many edits of a gold take no part in a score, and why. Counts, so that stretches of a corpus add up. */
export interface LeftOutEdits {
  /** Edits whose offsets do not fit. */
  readonly skippedEdits: number;
  /** Errors that were detected and not corrected, which metrics that say so leave out. */
  readonly uncorrectedEdits: number;
}

export function leftOutEdits(sentences: readonly Sentence[]): LeftOutEdits {
  let uncorrectedEdits = 0;
  for (const { annotations } of sentences) {
    for (const { edits } of annotations) for (const edit of edits) if (isUncorrected(edit)) uncorrectedEdits++;
  }
  return { skippedEdits: skippedEdits(sentences).length, uncorrectedEdits };
}
