import { z } from '@hono/zod-openapi';
import { answers, apiGroup, forReaders } from '../http/route.js';
import { Text } from '../http/schemas.js';
import { seesTotalsOnly } from '../submissions/totals.js';
import { requireReading } from '../tasks/require-permission.js';
import { Leaderboard } from './schemas.js';
import { GoldName } from '../tasks/schemas.js';
import { leaderboardOf } from './leaderboard.js';

const readers = forReaders('leaderboard');

const get = readers.get(
  '/tasks/{task}/leaderboard',
  'The ranking of the teams, with intervals, rank ranges and clusters',
  {
    query: z.object({
      gold: GoldName.default('gold'),
      type: Text(100).optional().openapi({ description: 'An error type to count', example: 'ArtOrDet' }),
    }),
    200: answers(Leaderboard, 'Best first; teams without a current score are not ranked'),
  },
);

export const leaderboardApi = apiGroup().openapi(get, async (c) => {
  const { services, viewer } = c.var;
  const { gold, type } = c.req.valid('query');
  const task = await requireReading(services, c.req.valid('param').task, viewer, 'readLeaderboard');
  return c.json(await leaderboardOf(services, task, gold, { type, totalsOnly: seesTotalsOnly(task, viewer) }), 200);
});
