import { StetError } from '@stet/core/internal';

/** The codes of errors that only the command line has. */
export const CLI_ERROR_CODES = ['SUSPICIOUS_ANSWERS'] as const;

export class CliError extends StetError<(typeof CLI_ERROR_CODES)[number]> {}
