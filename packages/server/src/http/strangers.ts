import { ServerError } from '../errors.js';
import { clientOf } from './client-address.js';
import type { RequestContext } from './env.js';
import { limitRate } from './limit-rate.js';

const RATE = { burst: 50, perSecond: 5 };

/**
 * The error for somebody without a valid session or link. Only these failures are counted: too many of one client run
 * into a limit, which does not concern whoever comes from the same address with a valid link.
 */
export async function stranger(c: RequestContext, remedy: string): Promise<ServerError> {
  await limitRate(c, `stranger ${clientOf(c)}`, RATE);
  return new ServerError({ code: 'NOT_SIGNED_IN', expected: 'a valid link or session', found: 'none', remedy });
}

/** The same for somebody whose personal link no longer works. */
export function expiredLink(c: RequestContext): Promise<ServerError> {
  return stranger(c, 'This link has expired, or was not copied whole. Ask the organiser for a new one.');
}

/** Generous, for pages open to everybody: a whole class or proxy may share one address. */
const READING = { burst: 300, perSecond: 100 };

/** What is large, or has to be computed, costs more. */
export function limitReaders(c: RequestContext, cost = 1): Promise<void> {
  return limitRate(c, `reader ${clientOf(c)}`, READING, cost);
}
