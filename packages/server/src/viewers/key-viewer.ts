import type { RequestContext } from '../http/env.js';
import { linkHolder, tryLink } from '../links/require-link.js';
import { firstRow } from '../storage/rows.js';
import type { Viewer } from './viewer.js';

/** Whoever holds a key of theirs. */
export type KeyViewer = Extract<Viewer, { kind: 'team' | 'entrant' }>;

/**
 * Whose key a request has: a team's, or that of an entrant of a benchmark, who is the team of theirs in the data set that
 * is named. Throws if it is nobody's.
 */
export async function keyViewer(c: RequestContext, taskId: string | undefined): Promise<KeyViewer> {
  const team = await tryLink(c, 'team');
  if (team !== undefined) return { kind: 'team', team };
  const entrant = await linkHolder(c, 'entrant');
  const { db } = c.var.services.store;
  const own =
    taskId === undefined ? undefined : await firstRow(db, 'teams', { entrant_id: entrant.id, task_id: taskId });
  return own === undefined ? { kind: 'entrant', entrant } : { kind: 'team', team: own };
}
