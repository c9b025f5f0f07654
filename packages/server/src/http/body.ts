import { NodeError } from '@stet/node';
import { decodeBounded } from '@stet/node';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Env, RequestContext } from './env.js';
import { badRequest } from '../errors.js';

const WITH_BODY = ['POST', 'PUT', 'PATCH'];
const JSON_TYPE = /^application\/json\b/iu;
const FILE_TYPE = /^application\/octet-stream\b/iu;

/**
 * Refuses bodies that are too large before reading them, and types other than JSON and files: a form on another site
 * can send neither without a preflight request.
 */
export const checkBody: MiddlewareHandler<Env> = async (c, next) => {
  const type = c.req.header('content-type');
  if (!WITH_BODY.includes(c.req.method) || type === undefined) return next();
  const { jsonBytes, uploadBytes } = c.var.services.limits;
  if (FILE_TYPE.test(type)) {
    checkLength(c, uploadBytes);
    return next();
  }
  if (!JSON_TYPE.test(type)) {
    throw badRequest(
      'the content type application/json, or application/octet-stream for a file',
      type,
      'Set the header Content-Type.',
    );
  }
  return bodyLimit({
    maxSize: jsonBytes,
    onError: () => {
      throw tooLarge(jsonBytes);
    },
  })(c, next);
};

function checkLength({ req }: RequestContext, most: number): void {
  if (Number(req.header('content-length') ?? 0) > most) throw tooLarge(most);
}

/** Text compresses to about a tenth; anything that unpacks to more is meant to do harm. */
const UNPACKED = 10;

/** The text of a file, gzipped or not; read in chunks, and never more than allowed. */
export async function readUpload({ req, var: { services } }: RequestContext, file: string): Promise<string> {
  const type = req.header('content-type') ?? 'none';
  if (!FILE_TYPE.test(type)) {
    throw badRequest('the content type application/octet-stream', type, 'Send the bytes of the file as they are.');
  }
  const most = services.limits.uploadBytes;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const body: AsyncIterable<Uint8Array> | null = req.raw.body;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > most) throw tooLarge(most);
  }
  return decodeBounded(Buffer.concat(chunks), file, { maxBytes: UNPACKED * most, maxLines: Infinity });
}

function tooLarge(most: number): NodeError {
  return new NodeError({
    code: 'TOO_LARGE',
    expected: `at most ${most} bytes`,
    found: 'more',
    remedy: 'Send less at once, or pack the file with gzip.',
  });
}
