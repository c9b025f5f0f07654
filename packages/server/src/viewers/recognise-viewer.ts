import type { MiddlewareHandler } from 'hono';
import { bearerKey } from '../http/bearer-key.js';
import type { ReaderEnv } from '../http/env.js';
import { limitReaders, stranger } from '../http/strangers.js';
import { readSession } from '../sessions/cookie.js';
import { knownOrganiser } from '../sessions/require-organiser.js';
import { knownTeam } from '../teams/require-team.js';
import type { Viewer } from './viewer.js';

/** Finds out who is asking. Refuses invalid keys: their holders would mistake the public view for all there is. */
export const recogniseViewer: MiddlewareHandler<ReaderEnv> = async (c, next) => {
  c.set('viewer', await viewerOf(c));
  await next();
};

async function viewerOf(c: Parameters<typeof recogniseViewer>[0]): Promise<Viewer> {
  if (c.req.header('authorization') !== undefined) {
    const team = await knownTeam(c, bearerKey(c));
    if (team === undefined)
      throw stranger(c, 'This link has expired, or was not copied whole. Ask the organiser for a new one.');
    return { kind: 'team', team };
  }
  if ((await knownOrganiser(c, readSession(c))) !== undefined) return { kind: 'organiser' };
  limitReaders(c);
  return { kind: 'everybody' };
}
