import { createRoute, z } from '@hono/zod-openapi';
import { ServerError } from '../errors.js';
import { answers, apiGroup, forAnnotators, orError, takes } from '../http/route.js';
import { Id } from '../http/schemas.js';
import { annotatingRoom } from './annotating-room.js';
import { findAnnotationSettings } from './annotation-settings.js';
import { compareAnnotators } from './comparison.js';
import { Comparison, ComparisonQuery } from './comparison-schemas.js';
import { essayFacts, findEssay, paragraphsOf } from './essays.js';
import { AnnotatingRoom, EssayToMark, NewSheet, SavedSheet, StaleSheet } from './schemas.js';
import { saveSheet, viewSheet } from './sheets.js';

const tags = ['annotating'];
const ofEssay = z.object({ essay: Id });

const room = createRoute({
  ...forAnnotators,
  method: 'get',
  path: '/annotating',
  tags,
  summary: 'The essays, the error types, and your progress',
  responses: { 200: answers(AnnotatingRoom, 'The room'), ...orError },
});

const get = createRoute({
  ...forAnnotators,
  method: 'get',
  path: '/annotating/essays/{essay}',
  tags,
  summary: 'An essay and what you marked in it',
  request: { params: ofEssay },
  responses: { 200: answers(EssayToMark, 'The essay with your sheet'), ...orError },
});

const save = createRoute({
  ...forAnnotators,
  method: 'put',
  path: '/annotating/essays/{essay}',
  tags,
  summary: 'Save all your marks in an essay',
  request: { params: ofEssay, ...takes(NewSheet) },
  responses: {
    200: answers(SavedSheet, 'The sheet was saved'),
    409: answers(StaleSheet, 'The sheet was changed in the meantime; this change was not saved'),
    ...orError,
  },
});

const compare = createRoute({
  ...forAnnotators,
  method: 'get',
  path: '/annotating/comparison',
  tags,
  summary: 'Compare your marks with those of another annotator, once the organiser allows it',
  request: { query: ComparisonQuery.pick({ second: true }) },
  responses: { 200: answers(Comparison, 'Over essays that both have finished'), ...orError },
});

export const annotatingApi = apiGroup()
  .openapi(room, async (c) => {
    const { annotator, services } = c.var;
    return c.json(await annotatingRoom(services.store.db, annotator), 200);
  })
  .openapi(get, async (c) => {
    const { annotator, services } = c.var;
    const { db } = services.store;
    const row = await findEssay(db, annotator.task_id, c.req.valid('param').essay);
    const essay = { ...essayFacts(row), paragraphs: paragraphsOf(row) };
    return c.json({ essay, sheet: await viewSheet(db, row.id, annotator.id) }, 200);
  })
  .openapi(save, async (c) => {
    const { annotator, services } = c.var;
    const { essay } = c.req.valid('param');
    const newSheet = c.req.valid('json');
    const { stale, sheet } = await saveSheet(services.store, annotator, essay, newSheet, services.clock());
    if (!stale) return c.json({ essay, sheet }, 200);
    const error = {
      code: 'CONFLICT',
      expected: `revision ${sheet.revision}`,
      found: `revision ${newSheet.revision}`,
      remedy: 'This essay was marked in another window. Look at those marks, and choose.',
    };
    return c.json({ error, current: { essay, sheet } }, 409);
  })
  .openapi(compare, async (c) => {
    const { annotator, services } = c.var;
    const { comparison_open } = await findAnnotationSettings(services.store.db, annotator.task_id);
    if (comparison_open === 0) {
      throw new ServerError({
        code: 'NOT_ALLOWED',
        expected: 'a comparison that the organiser has opened',
        found: 'one that is closed',
        remedy: 'Finish your essays without it: annotators work apart until all are done.',
      });
    }
    const request = { first: annotator.id, second: c.req.valid('query').second, sheets: 'done' } as const;
    return c.json(await compareAnnotators(services, annotator.task_id, request), 200);
  });
