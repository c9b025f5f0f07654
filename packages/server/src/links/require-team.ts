import type { MiddlewareHandler } from 'hono';
import { z } from '@hono/zod-openapi';
import { badRequest, notFound } from '../errors.js';
import type { EnvWith } from '../http/env.js';
import { Id } from '../http/schemas.js';
import type { TeamRow } from '../storage/task-tables.js';
import { keyViewer } from '../viewers/key-viewer.js';

/** What every route for teams takes. */
export const DataSetQuery = z.object({
  task: Id.optional().openapi({
    description: 'With the key of a team of a benchmark: which data set; a key of one task needs none',
  }),
});

/** Lets only teams pass, by a key of their own or by that of an entrant of a benchmark who names the data set. */
export const requireTeam: MiddlewareHandler<EnvWith<{ team: TeamRow }>> = async (c, next) => {
  const task = c.req.query('task');
  const viewer = await keyViewer(c, task);
  if (viewer.kind === 'entrant') {
    if (task !== undefined) throw notFound('a data set of your benchmark');
    throw badRequest('the data set that you mean, task=ID', 'none', 'GET /entrant lists the data sets.');
  }
  c.set('team', viewer.team);
  await next();
};
