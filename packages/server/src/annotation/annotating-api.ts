import { notAllowed } from '../errors.js';
import { answers, apiGroup, forAnnotators, takes } from '../http/route.js';
import { annotatingRoom } from './annotating-room.js';
import { findAnnotationSettings } from './annotation-settings.js';
import { compareAnnotators } from './comparison.js';
import { Comparison, ComparisonQuery } from './comparison-schemas.js';
import { essayFacts, findEssay, paragraphsOf } from './essays.js';
import { AnnotatingRoom, EssayToMark, NewSheet, SavedSheet, StaleSheet } from './schemas.js';
import { saveSheet, viewSheet } from './sheets.js';

const annotators = forAnnotators('annotating');

const room = annotators.get('/annotating', 'The essays, the error types, and your progress', {
  200: answers(AnnotatingRoom, 'The room'),
});

const get = annotators.get('/annotating/essays/{essay}', 'An essay and what you marked in it', {
  200: answers(EssayToMark, 'The essay with your sheet'),
});

const save = annotators.put('/annotating/essays/{essay}', 'Save all your marks in an essay', {
  ...takes(NewSheet),
  200: answers(SavedSheet, 'The sheet was saved'),
  409: answers(StaleSheet, 'The sheet was changed in the meantime; this change was not saved'),
});

const compare = annotators.get(
  '/annotating/comparison',
  'Compare your marks with those of another annotator, once the organiser allows it',
  {
    query: ComparisonQuery.pick({ second: true }),
    200: answers(Comparison, 'Over essays that both have finished'),
  },
);

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
      throw notAllowed(
        'a comparison that the organiser has opened',
        'one that is closed',
        'Finish your essays without it: annotators work independently until all are done.',
      );
    }
    const request = { first: annotator.id, second: c.req.valid('query').second, sheets: 'done' } as const;
    return c.json(await compareAnnotators(services, annotator.task_id, request), 200);
  });
