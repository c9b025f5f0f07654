import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Env } from './env.js';

/** A line for each request: the route as it is described, so that no key, id or name is logged. */
export const logRequests: MiddlewareHandler<Env> = async (c, next) => {
  const { clock, log } = c.var.services;
  const start = clock();
  await next();
  const route = matchedRoutes(c).at(-1)?.path ?? '';
  log('request', { method: c.req.method, route, status: c.res.status, ms: clock() - start });
};
