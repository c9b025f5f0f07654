import { notAllowed } from '../errors.js';
import type { MiddlewareHandler } from 'hono';
import type { Env } from './env.js';

const SAFE = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Requests that change something must come from our own pages: browsers say where a request comes from. Programs do
 * not, but they do not hold anybody's cookies either.
 */
export const sameOrigin: MiddlewareHandler<Env> = async (c, next) => {
  if (!SAFE.includes(c.req.method)) {
    const origin = c.req.header('origin');
    const site = c.req.header('sec-fetch-site');
    const ownUrl = c.var.services.publicUrl ?? c.req.url;
    if ((origin !== undefined && hostOf(origin) !== hostOf(ownUrl)) || (site !== undefined && site !== 'same-origin')) {
      throw notAllowed(
        'a request from a page of this server',
        'one from another site',
        'Open the page at the server’s own address. Behind a proxy, whoever runs the server has to set {{publicUrl}}.',
      );
    }
  }
  await next();
};

function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).host : undefined;
}
