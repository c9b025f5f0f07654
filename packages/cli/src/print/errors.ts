import { StetError } from '@stet/core/internal';

/** The codes of errors that only the command line has. */
export const CLI_ERROR_CODES = [
  'NOT_A_SERVER',
  'ODD_OUTPUT',
  'OTHER_TASK',
  'PHASE_CHANGED',
  'SERVER_AWAY',
  'SUSPICIOUS_ANSWERS',
  'UNKNOWN_KEY',
] as const;

export class CliError extends StetError<(typeof CLI_ERROR_CODES)[number]> {}
