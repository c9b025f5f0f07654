import type { MiddlewareHandler } from 'hono';
import type { EnvWith } from '../http/env.js';
import { limitReaders } from '../http/strangers.js';
import { readSession } from '../sessions/cookie.js';
import { knownOrganiser } from '../sessions/require-organiser.js';
import { keyViewer } from './key-viewer.js';
import type { Viewer } from './viewer.js';

type Recognising = MiddlewareHandler<EnvWith<{ viewer: Viewer }>>;

/**
 * Finds out who is asking. Refuses invalid keys: their holders would mistake the public view for all there is. For
 * strangers, the request counts as so many against their limit.
 */
export function recogniseViewer(cost: number): Recognising {
  return async (c, next) => {
    c.set('viewer', await viewerOf(c, cost));
    await next();
  };
}

async function viewerOf(c: Parameters<Recognising>[0], cost: number): Promise<Viewer> {
  if (c.req.header('authorization') !== undefined) return keyViewer(c, c.req.param('task'));
  if ((await knownOrganiser(c, readSession(c))) !== undefined) return { kind: 'organiser' };
  await limitReaders(c, cost);
  return { kind: 'everybody' };
}
