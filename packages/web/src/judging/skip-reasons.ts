import type { SkipReason } from '@stet/server';

export const SKIP_REASONS: readonly (readonly [SkipReason, string])[] = [
  ['not-a-sentence', 'Not a sentence'],
  ['cannot-tell', 'I cannot tell which is better'],
  ['offensive', 'Offensive or private content'],
  ['other', 'Another reason (give it in the comment)'],
];
