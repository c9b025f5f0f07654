import { z } from '@hono/zod-openapi';
import { answers, apiGroup, forReaders } from '../../http/route.js';
import { GoldName } from '../../tasks/schemas.js';
import { findBenchmark } from '../benchmarks.js';
import { benchmarkBoard } from './benchmark-board.js';
import { BenchmarkBoard } from './schemas.js';

const get = forReaders('benchmarks').get(
  '/benchmarks/{benchmark}/leaderboard',
  'The teams of each track: scores by data set, means by language, and the mean of the languages, with intervals',
  {
    query: z.object({ gold: GoldName.default('gold') }),
    200: answers(BenchmarkBoard, 'Of the data sets whose leaderboards are released to you'),
  },
);

export const benchmarkBoardApi = apiGroup().openapi(get, async (c) => {
  const { services, viewer } = c.var;
  const benchmark = await findBenchmark(services.store.db, c.req.valid('param').benchmark);
  return c.json(await benchmarkBoard(services, benchmark, viewer, c.req.valid('query').gold), 200);
});
