import { StetError, type StetErrorCode } from '@stet/core/internal';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { describeFault } from './describe-fault.js';
import type { Env } from './env.js';

const STATUS: Partial<Record<StetErrorCode, ContentfulStatusCode>> = {
  BAD_REQUEST: 400,
  NOT_SIGNED_IN: 401,
  NOT_ALLOWED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  LIMIT_REACHED: 409,
  WRONG_STATE: 409,
  TOO_LARGE: 413,
  TOO_MANY_REQUESTS: 429,
  DATABASE_UNREACHABLE: 503,
};

/** Files that cannot be used. */
const UNPROCESSABLE = 422;

/** Any error in the one shape that the API has. */
export function errorResponse(error: unknown, c: Context<Env>): Response {
  const known = toStetError(error);
  if (known !== undefined) return c.json({ error: known }, STATUS[known.code] ?? UNPROCESSABLE);
  c.var.services.log('fault', describeFault(error));
  return c.json(
    {
      error: {
        code: 'INTERNAL',
        expected: 'an answer',
        found: 'a fault in the server',
        remedy: 'Try again. If it stays, look into the log of the server; nothing that was saved is lost.',
      },
    },
    500,
  );
}

function toStetError(error: unknown): StetError | undefined {
  if (error instanceof StetError) return error;
  if (error instanceof HTTPException && error.status < 500) {
    const remedy = 'See the description of the API at /api/v1/openapi.json.';
    return new StetError({ code: 'BAD_REQUEST', expected: 'a request that can be read', found: error.message, remedy });
  }
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

function databaseGone(cause: unknown): StetError {
  return new StetError(
    {
      code: 'DATABASE_UNREACHABLE',
      expected: 'a database that answers',
      found: 'none just now',
      remedy: 'Try again in a moment. What was not acknowledged may have to be sent again; doing so is safe.',
    },
    { cause },
  );
}
