import type { StetErrorDetails } from '@stet/core/internal';
import type { PageResource } from '../page-resources.js';
import type { ScoredTexts } from './scored-texts.js';

/** Why a metric gives no number, as data: the page says it in its language. */
export type Failure =
  | { readonly kind: 'lacks-edits' }
  | { readonly kind: 'not-loaded'; readonly resource: PageResource }
  | { readonly kind: 'refused'; readonly error: StetErrorDetails };

/** A metric that was chosen and gives no number. */
export interface FailedMetric {
  readonly metric: string;
  readonly failure: Failure;
}

/** What the worker found out so far: an answer need not wait for metrics whose tables are still on their way. */
export interface ScoringAnswer {
  /** Undefined where none of the metrics could be used. */
  readonly result: ScoredTexts | undefined;
  /** Metrics that are still being loaded; another answer follows. */
  readonly waiting: readonly string[];
  readonly failed: readonly FailedMetric[];
}
