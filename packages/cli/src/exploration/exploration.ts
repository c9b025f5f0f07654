import type { ExploredSentence } from '@stet/core/internal';

/** What each system matched, missed and changed without need, and the signature of the metric that found it. */
export interface Exploration {
  readonly systems: readonly string[];
  readonly sentences: readonly ExploredSentence[];
  readonly signature: string;
}
