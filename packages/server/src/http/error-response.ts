import { StetError, nameErrorOptions, type StetErrorDetails } from '@stet/core/internal';
import type { NodeErrorCode } from '@stet/node';
import { ServerError, badRequest, databaseUnreachable, internalError, type ServerErrorCode } from '../errors.js';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { describeFault } from './describe-fault.js';
import { isStorageFull } from '../storage/storage-health.js';
import type { Env } from './env.js';

/** The status for each error code; all others are about files that cannot be used. */
const STATUS: Partial<Record<string, ContentfulStatusCode>> = {
  BAD_REQUEST: 400,
  LINK_EXPIRED: 401,
  NOT_SIGNED_IN: 401,
  NOT_ALLOWED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  NAME_TAKEN: 409,
  LIMIT_REACHED: 409,
  WRONG_STATE: 409,
  TOO_LARGE: 413,
  TOO_MANY_REQUESTS: 429,
  BUSY: 429,
  INTERNAL: 500,
  STORAGE_FULL: 507,
  DATABASE_UNREACHABLE: 503,
  THREAD_FAILED: 503,
} satisfies Partial<Record<ServerErrorCode | NodeErrorCode, ContentfulStatusCode>>;

/** Files that cannot be used. */
const UNPROCESSABLE = 422;

/** What cannot be done just now, and when to try it again. */
const PASSING = ['BUSY', 'DATABASE_UNREACHABLE', 'THREAD_FAILED'];
const RETRY_SECONDS = 1;

/** An error that concerns one of several things in a request, in the shape of all errors; faults are thrown on. */
export function errorDetails(error: unknown): StetErrorDetails {
  if (error instanceof StetError) return nameErrorOptions(error.toJSON());
  throw error;
}

/** Any error in the shape that all of the API uses. */
export function errorResponse(error: unknown, c: Context<Env>): Response {
  const stetError = toStetError(error);
  if (stetError === undefined) c.var.services.log('fault', describeFault(error));
  if (stetError?.code === 'STORAGE_FULL') {
    c.var.services.log('storage full', describeFault(error));
    c.var.services.storage.noteFull();
  }
  // Callers of the API know options by their field names, which are the option keys.
  const details = nameErrorOptions((stetError ?? fault(error)).toJSON());
  const status = STATUS[details.code] ?? UNPROCESSABLE;
  if (PASSING.includes(details.code)) c.header('retry-after', String(RETRY_SECONDS));
  return c.json({ error: details }, status);
}

function fault(cause: unknown): ServerError {
  return internalError(
    'an answer',
    'a fault in the server',
    'Try again. If it happens again, the log of the server says why. Nothing that was saved is lost.',
    { cause },
  );
}

function toStetError(error: unknown): StetError<string> | undefined {
  if (error instanceof StetError) return error;
  if (error instanceof HTTPException && error.status < 500) {
    return badRequest(
      'a request that can be read',
      error.message,
      'See the description of the API at /api/v1/openapi.json.',
    );
  }
  if (isStorageFull(error)) return storageFull(error);
  return isConnectionError(error) ? databaseGone(error) : undefined;
}

const CONNECTION_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', '57P01', '57P02', '57P03', '53300'];

function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    CONNECTION_CODES.includes(code) ||
    /connection terminated|timeout exceeded when trying to connect/iu.test(error.message)
  );
}

function databaseGone(cause: unknown): ServerError {
  return databaseUnreachable(
    'the database to answer',
    'no answer',
    'Try again in a moment. Whatever was not confirmed may have to be sent again, which is safe.',
    { cause },
  );
}

function storageFull(cause: unknown): ServerError {
  return new ServerError(
    {
      code: 'STORAGE_FULL',
      expected: 'room to save this',
      found: 'a full disk under the database',
      remedy: 'Tell whoever runs the server. What was not confirmed has to be sent again; what was confirmed is safe.',
    },
    { cause },
  );
}
