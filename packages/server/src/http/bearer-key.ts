import type { RequestContext } from './env.js';

/** The key of a personal link. It travels in a header, so that one browser can hold the links of several people. */
export function bearerKey({ req }: RequestContext): string | undefined {
  return /^Bearer ([\w-]{43})$/u.exec(req.header('authorization') ?? '')?.[1];
}
