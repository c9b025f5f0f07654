import { StetError } from '@stet/core/internal';

/** What can go wrong with the papers' tables. */
export const REPRODUCE_ERROR_CODES = ['BAD_PUBLISHED'] as const;

export class ReproduceError extends StetError<(typeof REPRODUCE_ERROR_CODES)[number]> {}
