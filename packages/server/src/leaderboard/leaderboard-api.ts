import { createRoute, z } from '@hono/zod-openapi';
import { answers, apiGroup, forReaders, orError } from '../http/route.js';
import { Id, Text } from '../http/schemas.js';
import { requireReading } from '../tasks/require-permission.js';
import { Leaderboard } from './schemas.js';
import { GoldName } from '../tasks/schemas.js';
import { leaderboardOf } from './leaderboard.js';

const get = createRoute({
  ...forReaders,
  method: 'get',
  path: '/tasks/{task}/leaderboard',
  tags: ['leaderboard'],
  summary: 'The ranking of the teams, with intervals, rank ranges and clusters',
  request: {
    params: z.object({ task: Id }),
    query: z.object({
      gold: GoldName.default('gold'),
      type: Text(100).optional().openapi({ description: 'An error type to count', example: 'ArtOrDet' }),
    }),
  },
  responses: { 200: answers(Leaderboard, 'Best first; teams without a current score are not ranked'), ...orError },
});

export const leaderboardApi = apiGroup().openapi(get, async (c) => {
  const { services, viewer } = c.var;
  const { gold, type } = c.req.valid('query');
  const task = await requireReading(services, c.req.valid('param').task, viewer, 'readLeaderboard');
  return c.json(await leaderboardOf(services, task, gold, type), 200);
});
