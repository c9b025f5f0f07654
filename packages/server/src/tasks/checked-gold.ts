import type { EssayText, StetErrorDetails } from '@stet/core/internal';
import type { GoldFacts } from './gold-facts-job.js';
import type { TaskSource } from './read-source-job.js';

/** The source of a task, for a gold that must fit it. */
export interface GoldSource {
  readonly content: string;
  readonly essays?: readonly EssayText[] | undefined;
}

/** A gold as it is stored, checked against a source. */
export interface CheckedGold {
  readonly sentences: number;
  /** M2; for essays, documents in JSON Lines. */
  readonly content: string;
  readonly facts: GoldFacts;
  /** The content of the source it was checked against; undefined if there was none. */
  readonly checkedSource: string | undefined;
  /** Its own sentences, for a task without a source. */
  readonly source: TaskSource | undefined;
}

export interface ReadGold {
  readonly gold: CheckedGold;
  /** What is wrong with each edit that does not count. */
  readonly skipped: readonly StetErrorDetails[];
}
