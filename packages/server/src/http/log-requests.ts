import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Env } from './env.js';

/** Logs a line for each request, with the route's pattern, so that no key, id or name is logged. */
export const logRequests: MiddlewareHandler<Env> = async (c, next) => {
  const { clock, log } = c.var.services;
  const start = clock();
  await next();
  const route = matchedRoutes(c).at(-1)?.path ?? '';
  log('request', { method: c.req.method, route, status: c.res.status, ms: clock() - start });
};
