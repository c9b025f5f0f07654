import { createRoute, z } from '@hono/zod-openapi';
import { answers, apiGroup, forAnnotators, nothing, orError, takes } from '../http/route.js';
import { Id } from '../http/schemas.js';
import { questionsFor, saveVerdict } from './questions.js';
import { NewVerdict, Question } from './schemas.js';

const tags = ['alternative answers'];

const list = createRoute({
  ...forAnnotators,
  method: 'get',
  path: '/annotating/proposals',
  tags,
  summary: 'Corrections that were proposed as alternative answers, without saying by whom',
  responses: { 200: answers(z.object({ rows: z.array(Question) }), 'In the order of the sentences'), ...orError },
});

const answer = createRoute({
  ...forAnnotators,
  method: 'put',
  path: '/annotating/proposals/{proposal}',
  tags,
  summary: 'Say whether a proposal is right',
  request: { params: z.object({ proposal: Id }), ...takes(NewVerdict) },
  responses: { 204: nothing, ...orError },
});

export const questionsApi = apiGroup()
  .openapi(list, async (c) => c.json({ rows: await questionsFor(c.var.services, c.var.annotator) }, 200))
  .openapi(answer, async (c) => {
    await saveVerdict(c.var.services, c.var.annotator, c.req.valid('param').proposal, c.req.valid('json'));
    return c.body(null, 204);
  });
