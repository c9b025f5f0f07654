import type { StetErrorDetails } from '../error.js';
import type { Losses } from '../formats/losses.js';

/** What a batch adds to the files of a conversion. */
export interface ConvertedBatch {
  /** One for each section of the files. */
  readonly texts: readonly string[];
  readonly losses: Losses;
  /** The annotators that the batch mentions, ascending. */
  readonly annotators: readonly number[];
  /** Edits that were left out. */
  readonly skipped: readonly StetErrorDetails[];
  /** How many sentences were left out because they are empty, as ERRANT does. */
  readonly emptySources?: number;
}
