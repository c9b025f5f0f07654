import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import { turnstile, type Turnstile, type TurnstileLimits } from '../computing/turnstile.js';
import { readSession } from '../sessions/cookie.js';
import type { Env } from './env.js';
import type { RequestLimits } from './request-limits.js';
import { stepAside } from './step-aside.js';

/**
 * Refuses requests that would have to wait for long, so that those under way are answered soon. Before anything is done
 * for them: a refusal has to be cheaper than an answer.
 */
export function boundRequests({ most, people, strangers }: RequestLimits): MiddlewareHandler<Env> {
  const gate = (limits: TurnstileLimits): Turnstile => {
    const enterAll = turnstile({ atOnce: most, waiting: 0 });
    const enter = turnstile(limits);
    return (work) => enterAll(() => enter(work));
  };
  const [enterPeople, enterStrangers] = [gate(people), gate(strangers)];
  return (c, next) => {
    const isKnown = c.req.header('authorization') !== undefined || readSession(c) !== undefined;
    const enter = isKnown ? enterPeople : enterStrangers;
    return enter(async ({ aside }) => {
      c.set('services', stepAside(c.var.services, aside));
      // Nothing in SQLite waits: without this, all who wait would be answered before anything else is done.
      await letOthersRun();
      await next();
    });
  };
}
