import type { MiddlewareHandler } from 'hono';
import type { JudgeEnv } from '../http/env.js';
import { bearerKey } from '../http/bearer-key.js';
import { limitRate } from '../http/limit-rate.js';
import { stranger } from '../http/strangers.js';
import { judgeOfKey } from './judges.js';

const RATE = { burst: 60, perSecond: 20 };

/** Lets only judges pass. Their key travels in a header, so that one browser can hold the links of several judges. */
export const requireJudge: MiddlewareHandler<JudgeEnv> = async (c, next) => {
  const key = bearerKey(c);
  const judge = key === undefined ? undefined : await judgeOfKey(c.var.services.store, key);
  if (judge === undefined)
    throw stranger(c, 'This link has expired, or was not copied whole. Ask the organiser for a new one.');
  limitRate(c, `judge ${judge.id}`, RATE);
  c.set('judge', judge);
  await next();
};
