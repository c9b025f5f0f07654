import { StetError } from '@stet/core/internal';

/** What can go wrong on the command line alone. */
export const CLI_ERROR_CODES = ['SUSPICIOUS_ANSWERS'] as const;

export class CliError extends StetError<(typeof CLI_ERROR_CODES)[number]> {}
