import { ServerError } from '../errors.js';
import { clientOf } from './client-address.js';
import type { RequestContext } from './env.js';
import { limitRate } from './limit-rate.js';

const RATE = { burst: 50, perSecond: 5 };

/**
 * Failures to sign in are counted: too many from one client run into a limit, which does not concern whoever comes from
 * the same address with a valid link.
 */
const countFailure = (c: RequestContext): Promise<void> => limitRate(c, `stranger ${clientOf(c)}`, RATE);

/** The error for somebody without a session. */
export async function notSignedIn(c: RequestContext): Promise<ServerError> {
  await countFailure(c);
  return new ServerError({
    code: 'NOT_SIGNED_IN',
    expected: 'an organiser who is signed in',
    found: 'no session',
    remedy: 'Open an organiser link. Another organiser can make one, and so can whoever runs the server.',
  });
}

/** The error for somebody whose link does not work, or no longer does. */
export async function expiredLink(
  c: RequestContext,
  remedy = 'Check that you copied all of it, or ask the organiser for a new one.',
): Promise<ServerError> {
  await countFailure(c);
  return new ServerError({
    code: 'LINK_EXPIRED',
    expected: 'a link that works',
    found: 'one that was used already or has expired',
    remedy,
  });
}

/** Generous, for pages open to everybody: a whole class or proxy may share one address. */
const READING = { burst: 300, perSecond: 100 };

/** What is large, or has to be computed, costs more. */
export function limitReaders(c: RequestContext, cost = 1): Promise<void> {
  return limitRate(c, `reader ${clientOf(c)}`, READING, cost);
}
