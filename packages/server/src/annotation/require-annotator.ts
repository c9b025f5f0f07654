import type { MiddlewareHandler } from 'hono';
import { bearerKey } from '../http/bearer-key.js';
import type { AnnotatorEnv } from '../http/env.js';
import { limitRate } from '../http/limit-rate.js';
import { stranger } from '../http/strangers.js';
import { annotatorOfKey } from './annotators.js';

const RATE = { burst: 60, perSecond: 20 };

/** Lets only annotators pass. */
export const requireAnnotator: MiddlewareHandler<AnnotatorEnv> = async (c, next) => {
  const key = bearerKey(c);
  const annotator = key === undefined ? undefined : await annotatorOfKey(c.var.services.store.db, key);
  if (annotator === undefined) {
    throw stranger(c, 'This link has expired, or was not copied whole. Ask the organiser for a new one.');
  }
  limitRate(c, `annotator ${annotator.id}`, RATE);
  c.set('annotator', annotator);
  await next();
};
