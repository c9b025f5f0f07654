import { StetError } from '@stet/core/internal';

/** What can go wrong with a checker, or a model as judge. */
export const CHECKERS_ERROR_CODES = ['BUDGET_SPENT', 'CHECKER_FAILED', 'NOT_CACHED'] as const;

export type CheckersErrorCode = (typeof CHECKERS_ERROR_CODES)[number];

export class CheckersError extends StetError<CheckersErrorCode> {}
