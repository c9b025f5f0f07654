import type { MiddlewareHandler } from 'hono';
import type { EnvWith, RequestContext } from '../http/env.js';
import { limitRate } from '../http/limit-rate.js';
import { notSignedIn } from '../http/strangers.js';
import type { OrganiserRow } from '../storage/tables.js';
import { readSession } from './cookie.js';
import { organiserOf } from './sessions.js';

const RATE = { burst: 200, perSecond: 50 };

/** Lets only organisers pass. */
export const requireOrganiser: MiddlewareHandler<EnvWith<{ organiser: OrganiserRow }>> = async (c, next) => {
  const organiser = await knownOrganiser(c, readSession(c));
  if (organiser === undefined) throw await notSignedIn(c);
  c.set('organiser', organiser);
  await next();
};

/** The organiser whose session this is; throws if they send too many requests. */
export async function knownOrganiser(
  c: RequestContext,
  session: string | undefined,
): Promise<OrganiserRow | undefined> {
  const { store, clock } = c.var.services;
  const organiser = session === undefined ? undefined : await organiserOf(store, session, clock());
  if (organiser !== undefined) await limitRate(c, `organiser ${organiser.id}`, RATE);
  return organiser;
}
