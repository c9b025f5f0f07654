import { StetError } from '@stet/core/internal';

/** What can go wrong with a checker. */
export const CHECKERS_ERROR_CODES = ['CHECKER_FAILED'] as const;

export class CheckersError extends StetError<(typeof CHECKERS_ERROR_CODES)[number]> {}
