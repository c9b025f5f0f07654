import { z } from '@hono/zod-openapi';
import { formatNames } from '@stet/core/internal';
import { fileHeaders, givesFile } from '../http/file-answer.js';
import { answers, apiGroup, forOrganisers, takes } from '../http/route.js';
import { Id } from '../http/schemas.js';
import { changeAnnotationSettings, findAnnotationSettings, viewAnnotationSettings } from './annotation-settings.js';
import { compareAnnotators } from './comparison.js';
import { Comparison, ComparisonQuery, WhichSheets } from './comparison-schemas.js';
import { exportAnnotation } from './export-annotation.js';
import { findTask } from '../tasks/tasks.js';
import { makeGold } from './make-gold.js';
import { AnnotatedGold, AnnotationChange, AnnotationSettings } from './schemas.js';

const organisers = forOrganisers('annotation');

const get = organisers.get('/tasks/{task}/annotation', 'How the essays of a task are annotated', {
  200: answers(AnnotationSettings, 'The settings'),
});

const change = organisers.patch(
  '/tasks/{task}/annotation',
  'Change error types or instructions, or let annotators compare their sheets',
  { ...takes(AnnotationChange), 200: answers(AnnotationSettings, 'The settings as they are now') },
);

const compare = organisers.get('/tasks/{task}/annotation/comparison', 'Compare two annotators', {
  query: ComparisonQuery,
  200: answers(Comparison, 'How far they agree, and where they differ'),
});

const exportAs = organisers.get(
  '/tasks/{task}/annotation/export/{format}',
  'Download what was marked; several files come as one tar file',
  {
    params: { format: z.enum([...formatNames, 'json']) },
    query: z.object({
      sheets: WhichSheets,
      annotator: Id.optional().openapi({ description: 'Only what this annotator marked' }),
    }),
    200: givesFile('text/plain', 'application/xml', 'application/json', 'application/x-tar'),
  },
);

const gold = organisers.post(
  '/tasks/{task}/annotation/gold',
  'Make the gold of the task, and its source, from the finished sheets',
  { 200: answers(AnnotatedGold, 'What the gold is made of; everything is scored again') },
);

export const annotationApi = apiGroup()
  .openapi(get, async (c) => {
    const { db } = c.var.services.store;
    const { id } = await findTask(db, c.req.valid('param').task);
    return c.json(viewAnnotationSettings(await findAnnotationSettings(db, id)), 200);
  })
  .openapi(change, async (c) => {
    const { task } = c.req.valid('param');
    const row = await changeAnnotationSettings(c.var.services.store, task, c.req.valid('json'));
    return c.json(viewAnnotationSettings(row), 200);
  })
  .openapi(compare, async (c) => {
    const { task } = c.req.valid('param');
    return c.json(await compareAnnotators(c.var.services, task, c.req.valid('query')), 200);
  })
  .openapi(exportAs, async (c) => {
    const { task, format } = c.req.valid('param');
    const { name, content, suffix, type } = await exportAnnotation(c.var.services, task, {
      format,
      ...c.req.valid('query'),
    });
    return c.body(content, 200, fileHeaders(name, suffix, type));
  })
  .openapi(gold, async (c) => c.json(await makeGold(c.var.services, c.req.valid('param').task), 200));
