import type { MiddlewareHandler } from 'hono';
import type { EnvWith } from '../http/env.js';
import { limitReaders } from '../http/strangers.js';
import { linkHolder } from '../links/require-link.js';
import { readSession } from '../sessions/cookie.js';
import { knownOrganiser } from '../sessions/require-organiser.js';
import type { Viewer } from './viewer.js';

/** Finds out who is asking. Refuses invalid keys: their holders would mistake the public view for all there is. */
export const recogniseViewer: MiddlewareHandler<EnvWith<{ viewer: Viewer }>> = async (c, next) => {
  c.set('viewer', await viewerOf(c));
  await next();
};

async function viewerOf(c: Parameters<typeof recogniseViewer>[0]): Promise<Viewer> {
  if (c.req.header('authorization') !== undefined) return { kind: 'team', team: await linkHolder(c, 'team') };
  if ((await knownOrganiser(c, readSession(c))) !== undefined) return { kind: 'organiser' };
  limitReaders(c);
  return { kind: 'everybody' };
}
