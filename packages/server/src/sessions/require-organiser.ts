import type { MiddlewareHandler } from 'hono';
import type { OrganiserEnv } from '../http/env.js';
import { limitRate } from '../http/limit-rate.js';
import { stranger } from '../http/strangers.js';
import { readSession } from './cookie.js';
import { organiserOf } from './sessions.js';

const RATE = { burst: 200, perSecond: 50 };

/** Lets only organisers pass. */
export const requireOrganiser: MiddlewareHandler<OrganiserEnv> = async (c, next) => {
  const { store, clock } = c.var.services;
  const session = readSession(c);
  const organiser = session === undefined ? undefined : await organiserOf(store, session, clock());
  if (organiser === undefined) {
    throw stranger(c, 'Open an organiser link: the server prints one when it starts with --link.');
  }
  limitRate(c, `organiser ${organiser.id}`, RATE);
  c.set('organiser', organiser);
  await next();
};
