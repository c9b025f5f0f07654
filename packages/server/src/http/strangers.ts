import { ServerError } from '../errors.js';
import type { RequestContext } from './env.js';
import { limitRate } from './limit-rate.js';

const RATE = { burst: 50, perSecond: 5 };

/** The error for somebody without a valid session or link. Too many from one address run into the rate limit. */
export function stranger(c: RequestContext, remedy: string): ServerError {
  limitStrangers(c);
  return new ServerError({ code: 'NOT_SIGNED_IN', expected: 'a valid link or session', found: 'none', remedy });
}

/** The same for somebody whose personal link no longer works. */
export function expiredLink(c: RequestContext): ServerError {
  return stranger(c, 'This link has expired, or was not copied whole. Ask the organiser for a new one.');
}

export function limitStrangers(c: RequestContext): void {
  limitRate(c, `stranger ${addressOf(c)}`, RATE);
}

/** Generous, for pages open to everybody: a whole class or proxy may share one address. */
const READING = { burst: 300, perSecond: 100 };

export function limitReaders(c: RequestContext): void {
  limitRate(c, `reader ${addressOf(c)}`, READING);
}

/** The address is only used for counting, and not stored. Without a socket, as in tests, there is none. */
function addressOf({ env }: RequestContext): string {
  const { incoming } = (env ?? {}) as { incoming?: { socket: { remoteAddress?: string } } };
  return incoming?.socket.remoteAddress ?? '';
}
