import type { MiddlewareHandler } from 'hono';
import { bearerKey } from '../http/bearer-key.js';
import type { RequestContext, TeamEnv } from '../http/env.js';
import { limitRate } from '../http/limit-rate.js';
import { stranger } from '../http/strangers.js';
import type { TeamRow } from '../storage/task-tables.js';
import { teamOfKey } from './teams.js';

const RATE = { burst: 60, perSecond: 10 };

/** Lets only teams pass. */
export const requireTeam: MiddlewareHandler<TeamEnv> = async (c, next) => {
  const team = await knownTeam(c, bearerKey(c));
  if (team === undefined)
    throw stranger(c, 'This link has expired, or was not copied whole. Ask the organiser for a new one.');
  c.set('team', team);
  await next();
};

/** The team that a key belongs to; throws if it sends too many requests. */
export async function knownTeam(c: RequestContext, key: string | undefined): Promise<TeamRow | undefined> {
  const team = key === undefined ? undefined : await teamOfKey(c.var.services.store.db, key);
  if (team !== undefined) limitRate(c, `team ${team.id}`, RATE);
  return team;
}
