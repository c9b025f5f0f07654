import { StetError } from '@stet/core/internal';

/** What can go wrong in the server, and between it and its clients. */
export const SERVER_ERROR_CODES = [
  'BAD_BACKUP',
  'BAD_REQUEST',
  'CONFLICT',
  'DATABASE_UNREACHABLE',
  'INTERNAL',
  'JOB_FAILED',
  'LIMIT_REACHED',
  'NOT_ALLOWED',
  'NOT_FOUND',
  'NOT_SIGNED_IN',
  'PORT_TAKEN',
  'TOO_MANY_REQUESTS',
  'WRONG_STATE',
] as const;

export type ServerErrorCode = (typeof SERVER_ERROR_CODES)[number];

export class ServerError extends StetError<ServerErrorCode> {}

export function notFound(expected: string): ServerError {
  return new ServerError({
    code: 'NOT_FOUND',
    expected,
    found: 'none',
    remedy: 'Check the address. It may also have been removed.',
  });
}

export function badRequest(expected: string, found: string, remedy: string): ServerError {
  return new ServerError({ code: 'BAD_REQUEST', expected, found, remedy });
}

export function wrongState(expected: string, found: string, remedy: string): ServerError {
  return new ServerError({ code: 'WRONG_STATE', expected, found, remedy });
}
