import { StetError, quote } from '@stet/core/internal';

/** What can go wrong in the server, and between it and its clients. */
export const SERVER_ERROR_CODES = [
  'BAD_ARCHIVE',
  'BAD_BACKUP',
  'BAD_DEFINITION',
  'BAD_REQUEST',
  'BUSY',
  'CONFLICT',
  'DATABASE_UNREACHABLE',
  'INTERNAL',
  'JOB_FAILED',
  'LIMIT_REACHED',
  'LINK_EXPIRED',
  'NAME_TAKEN',
  'NOT_ALLOWED',
  'NOT_FOUND',
  'NOT_PLAIN_TEXT',
  'NOT_SIGNED_IN',
  'OUT_OF_TIME',
  'PORT_TAKEN',
  'STORAGE_FULL',
  'TOO_MANY_REQUESTS',
  'WRONG_STATE',
] as const;

export type ServerErrorCode = (typeof SERVER_ERROR_CODES)[number];

export class ServerError extends StetError<ServerErrorCode> {}

/** `what` there is not, such as "a campaign". */
export function notFound(what: string): ServerError {
  return new ServerError({
    code: 'NOT_FOUND',
    expected: what,
    found: 'none',
    remedy: 'Check the address; what was there may have been removed.',
  });
}

type ErrorMaker = (expected: string, found: string, remedy: string, options?: ErrorOptions) => ServerError;

function withCode(code: ServerErrorCode): ErrorMaker {
  return (expected, found, remedy, options) => new ServerError({ code, expected, found, remedy }, options);
}

export const badRequest = withCode('BAD_REQUEST');
export const conflict = withCode('CONFLICT');
export const databaseUnreachable = withCode('DATABASE_UNREACHABLE');
export const internalError = withCode('INTERNAL');
export const limitReached = withCode('LIMIT_REACHED');
export const notAllowed = withCode('NOT_ALLOWED');
export const wrongState = withCode('WRONG_STATE');

/** `group` says among whom the name is taken, such as "judge of the campaign". */
export function nameTaken(name: string, group: string): ServerError {
  return new ServerError({
    code: 'NAME_TAKEN',
    expected: `a name that no other ${group} has`,
    found: quote(name),
    remedy: 'Choose another name.',
  });
}
