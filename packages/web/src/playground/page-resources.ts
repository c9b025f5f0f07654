import type { ResourceName } from '@stet/core/internal';

/** What the page can bring for metrics that need more than the texts. */
export const PAGE_RESOURCES = ['analyser', 'stemmer', 'synonyms'] as const satisfies readonly ResourceName[];

export type PageResource = (typeof PAGE_RESOURCES)[number];
