import { answers, apiGroup, forAnnotators, nothing, takes } from '../http/route.js';
import { listOf } from '../http/schemas.js';
import { findTask } from '../tasks/tasks.js';
import { questionsFor, saveVerdict } from './questions.js';
import { NewVerdict, Question } from './schemas.js';

const annotators = forAnnotators('alternative answers');

const list = annotators.get(
  '/annotating/proposals',
  'Corrections that were proposed as alternative answers, without saying by whom',
  { 200: answers(listOf(Question), 'In the order of the sentences') },
);

const answer = annotators.put('/annotating/proposals/{proposal}', 'Say whether a proposal is right', {
  ...takes(NewVerdict),
  204: nothing,
});

export const questionsApi = apiGroup()
  .openapi(list, async (c) => {
    const { services, annotator } = c.var;
    const task = await findTask(services.store.db, annotator.task_id);
    return c.json({ rows: await questionsFor(services, annotator, task) }, 200);
  })
  .openapi(answer, async (c) => {
    await saveVerdict(c.var.services, c.var.annotator, c.req.valid('param').proposal, c.req.valid('json'));
    return c.body(null, 204);
  });
