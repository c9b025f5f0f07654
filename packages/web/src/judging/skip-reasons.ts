import type { SkipReason } from '@stet/server';

/** In the order of the page. */
export const SKIP_REASONS: readonly SkipReason[] = ['not-a-sentence', 'cannot-tell', 'offensive', 'other'];
