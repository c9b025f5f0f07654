import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { badRequest } from '../errors.js';
import { FILE_TYPE, tooLarge } from '../uploads/receive-upload.js';
import type { Env, RequestContext } from './env.js';

const WITH_BODY = ['POST', 'PUT', 'PATCH'];
const JSON_TYPE = /^application\/json\b/iu;

/**
 * Refuses bodies that are too large before reading them, and types other than JSON and files: a form on another site
 * can send neither without a preflight request.
 */
export const checkBody: MiddlewareHandler<Env> = async (c, next) => {
  const type = c.req.header('content-type');
  if (!WITH_BODY.includes(c.req.method) || type === undefined) return next();
  const { limits, aside } = c.var.services;
  const { jsonBytes, uploadBytes } = limits;
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
  })(c, async () => {
    // However slowly it arrives, others are let in meanwhile.
    await aside(() => c.req.text());
    await next();
  });
};

function checkLength({ req }: RequestContext, most: number): void {
  if (Number(req.header('content-length') ?? 0) > most) throw tooLarge(most);
}
