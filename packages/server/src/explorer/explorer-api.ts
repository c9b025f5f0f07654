import { z } from '@hono/zod-openapi';
import { answers, apiGroup, forDownloads } from '../http/route.js';
import { currentVersion } from '../scoring/request-scoring.js';
import { findEntry } from '../submissions/find-entry.js';
import { requireReading } from '../tasks/require-permission.js';
import { ExploredSystem, SentenceSurvey, SurveyQuery } from './schemas.js';
import { GoldName } from '../tasks/schemas.js';
import { countSentences } from '../tasks/source.js';
import { exploredSentences } from './explored-sentences.js';
import { surveyOf } from './survey.js';

const readers = forDownloads('leaderboard');

const MOST_SENTENCES = 500;

const get = readers.get(
  '/tasks/{task}/submissions/{submission}/sentences',
  'Sentences of a submission, with their matched, missed and unneeded edits',
  {
    query: z.object({
      gold: GoldName.default('gold'),
      from: z.coerce.number().int().min(1).default(1).openapi({ description: 'The number of the first sentence' }),
      limit: z.coerce.number().int().min(1).max(MOST_SENTENCES).default(100),
    }),
    200: answers(ExploredSystem, 'In the order of the source; the counts of all sentences add up to the score'),
    304: { description: 'As it was' },
  },
);

const survey = readers.get(
  '/tasks/{task}/submissions/{submission}/survey',
  'How many sentences of a submission pass a filter, and which',
  {
    query: SurveyQuery,
    200: answers(SentenceSurvey, 'Of all sentences, whichever pages of them somebody has read'),
  },
);

export const explorerApi = apiGroup()
  .openapi(get, async (c) => {
    const { services, viewer } = c.var;
    const { task: taskId, submission: id } = c.req.valid('param');
    const { gold: kind, from, limit } = c.req.valid('query');
    const { team } = await findEntry(services, taskId, id, viewer);
    const task = await requireReading(services, taskId, viewer, 'readGold');
    const goldVersion = currentVersion(task, kind);
    // The same until the gold changes; permissions are still checked on every request.
    const etag = `"${id} ${kind} ${goldVersion} ${from} ${limit}"`;
    const headers = { etag, 'cache-control': 'private, no-cache', vary: 'authorization, cookie' };
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
    const total = await countSentences(services.store.db, taskId);
    const submission = { submission: id, system: team.name };
    const sentences = await exploredSentences(services, task, kind, submission, { from, limit, total });
    return c.body(JSON.stringify({ gold: kind, goldVersion, system: team.name, total, sentences }), 200, {
      ...headers,
      'content-type': 'application/json',
    });
  })
  .openapi(survey, async (c) => {
    const { services, viewer } = c.var;
    const { task: taskId, submission } = c.req.valid('param');
    const { gold: kind, beside, search, type = [], outcome = [], differ } = c.req.valid('query');
    const submissions = beside === undefined || beside === submission ? [submission] : [submission, beside];
    for (const id of submissions) await findEntry(services, taskId, id, viewer);
    const task = await requireReading(services, taskId, viewer, 'readGold');
    const filter = { search, types: [type].flat(), outcomes: [outcome].flat(), differ: differ === 'yes' };
    const total = await countSentences(services.store.db, taskId);
    const found = await surveyOf(services, task, kind, submissions, { filter, total });
    return c.json({ gold: kind, goldVersion: currentVersion(task, kind), total, ...found }, 200);
  });
