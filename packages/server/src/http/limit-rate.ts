import { ServerError } from '../errors.js';
import type { RequestContext } from './env.js';
import type { Rate } from './rate-limiter.js';

/** Refuses a request when somebody sends too many. */
export async function limitRate(c: RequestContext, who: string, rate: Rate, cost = 1): Promise<void> {
  const { rates, clock } = c.var.services;
  const seconds = Math.ceil(await rates(who, rate, clock(), cost));
  if (seconds === 0) return;
  c.header('retry-after', String(seconds));
  throw new ServerError({
    code: 'TOO_MANY_REQUESTS',
    expected: `at most ${Math.floor(rate.perSecond / cost)} of these requests a second`,
    found: 'more',
    remedy: `Wait ${seconds} s and try again.`,
  });
}
