import { z } from '@hono/zod-openapi';
import { answers, apiGroup, forReaders } from '../http/route.js';
import { currentVersion } from '../scoring/request-scoring.js';
import { findEntry } from '../submissions/find-entry.js';
import { requireReading } from '../tasks/require-permission.js';
import { ExploredSystem } from './schemas.js';
import { GoldName } from '../tasks/schemas.js';
import { exploredSentences } from './explored-sentences.js';

const readers = forReaders('leaderboard');

const get = readers.get(
  '/tasks/{task}/submissions/{submission}/sentences',
  'Every sentence of a submission, with its matched, missed and unneeded edits',
  {
    query: z.object({ gold: GoldName.default('gold') }),
    200: answers(ExploredSystem, 'In the order of the source; the counts add up to the score'),
    304: { description: 'As it was' },
  },
);

export const explorerApi = apiGroup().openapi(get, async (c) => {
  const { services, viewer } = c.var;
  const { task: taskId, submission: id } = c.req.valid('param');
  const { gold: kind } = c.req.valid('query');
  const { team } = await findEntry(services, taskId, id, viewer);
  const task = await requireReading(services, taskId, viewer, 'readGold');
  const goldVersion = currentVersion(task, kind);
  // The same until the gold changes; permissions are still checked on every request.
  const etag = `"${id} ${kind} ${goldVersion}"`;
  const headers = { etag, 'cache-control': 'private, no-cache', vary: 'authorization, cookie' };
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
  const sentences = await exploredSentences(services, task, kind, id, team.name);
  const head = JSON.stringify({ gold: kind, goldVersion, system: team.name });
  return c.body(`${head.slice(0, -1)},"sentences":${sentences}}`, 200, {
    ...headers,
    'content-type': 'application/json',
  });
});
