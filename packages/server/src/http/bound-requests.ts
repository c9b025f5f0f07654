import type { MiddlewareHandler } from 'hono';
import { turnstile } from '../computing/turnstile.js';

/** Takes so many requests at a time; others are told to come back, so that those under way are answered soon. */
export function boundRequests(most: number): MiddlewareHandler {
  const enter = turnstile({ atOnce: most, waiting: 0 });
  return (_, next) => enter(next);
}
