import type { ExploredSentence } from '@stet/core/internal';

/** What each system matched, missed and did without need, and how that was found. */
export interface Exploration {
  readonly systems: readonly string[];
  readonly sentences: readonly ExploredSentence[];
  readonly signature: string;
}
