import type { MiddlewareHandler } from 'hono';
import { bearerKey } from '../http/bearer-key.js';
import type { NewcomerEnv } from '../http/env.js';
import { limitStrangers, stranger } from '../http/strangers.js';
import { taskOfJoinToken } from './join-link.js';

/** Lets only holders of the link by which teams register pass. */
export const requireJoinLink: MiddlewareHandler<NewcomerEnv> = async (c, next) => {
  limitStrangers(c);
  const token = bearerKey(c);
  const task = token === undefined ? undefined : await taskOfJoinToken(c.var.services.store.db, token);
  if (task === undefined)
    throw stranger(c, 'This link has expired, or was not copied whole. Ask the organiser for a new one.');
  c.set('task', task);
  await next();
};
