import { createRoute, z } from '@hono/zod-openapi';
import { notFound } from '../errors.js';
import { answers, apiPart, forReaders, orError } from '../http/route.js';
import { Id } from '../http/schemas.js';
import { currentVersion } from '../scoring/request-scoring.js';
import type { Services } from '../services.js';
import type { GoldKind, TaskRow } from '../storage/task-tables.js';
import { findSubmission } from '../submissions/change-submission.js';
import { findEntry } from '../submissions/find-entry.js';
import { findGold } from '../tasks/read-gold.js';
import { requireReading } from '../tasks/require-permission.js';
import { ExploredSystem, GoldName } from '../tasks/schemas.js';

const get = createRoute({
  ...forReaders,
  ...{ method: 'get', path: '/tasks/{task}/submissions/{submission}/sentences', tags: ['leaderboard'] },
  summary: 'Every sentence of a submission: what it matched, missed and did without need',
  request: {
    params: z.object({ task: Id, submission: Id }),
    query: z.object({ gold: GoldName.default('gold') }),
  },
  responses: {
    200: answers(ExploredSystem, 'In the order of the source; the counts add up to the score'),
    304: { description: 'As it was' },
    ...orError,
  },
});

export const explorerApi = apiPart().openapi(get, async (c) => {
  const { services, viewer } = c.var;
  const { task: taskId, submission: id } = c.req.valid('param');
  const { gold: kind } = c.req.valid('query');
  const { team } = await findEntry(services, taskId, id, viewer);
  const task = await requireReading(services, taskId, viewer, 'readGold');
  const goldVersion = currentVersion(task, kind);
  // The same until the gold changes; whoever asks again is asked again who they are.
  const etag = `"${id} ${kind} ${goldVersion}"`;
  const headers = { etag, 'cache-control': 'private, no-cache', vary: 'authorization, cookie' };
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
  const sentences = await sentencesOf(services, task, kind, id, team.name);
  const head = JSON.stringify({ gold: kind, goldVersion, system: team.name });
  return c.body(`${head.slice(0, -1)},"sentences":${sentences}}`, 200, {
    ...headers,
    'content-type': 'application/json',
  });
});

/** Computed once for each submission and version of a gold. */
function sentencesOf(
  { store, results, computing }: Services,
  task: TaskRow,
  kind: GoldKind,
  id: string,
  system: string,
): Promise<string> {
  return results.get(`sentences ${id} ${kind}`, currentVersion(task, kind), '', async () => {
    const gold = await findGold(store.db, task, kind);
    if (gold === undefined) throw notFound(`a gold of this task (${kind})`);
    const { content: output } = await findSubmission(store.db, task.id, id);
    return computing.run('exploreSubmission', { gold: gold.content, output, system });
  });
}
