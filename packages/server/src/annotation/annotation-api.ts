import { createRoute, z } from '@hono/zod-openapi';
import { formatNames } from '@stet/core/internal';
import { fileHeaders, givesFile } from '../http/file-answer.js';
import { answers, apiGroup, forOrganisers, orError, takes } from '../http/route.js';
import { Id } from '../http/schemas.js';
import { changeAnnotationSettings, findAnnotationSettings, viewAnnotationSettings } from './annotation-settings.js';
import { compareAnnotators } from './comparison.js';
import { Comparison, ComparisonQuery, WhichSheets } from './comparison-schemas.js';
import { exportAnnotation } from './export-annotation.js';
import { findTask } from '../tasks/tasks.js';
import { makeGold } from './make-gold.js';
import { AnnotatedGold, AnnotationChange, AnnotationSettings } from './schemas.js';

const tags = ['annotation'];
const ofTask = z.object({ task: Id });

const get = createRoute({
  ...forOrganisers,
  method: 'get',
  path: '/tasks/{task}/annotation',
  tags,
  summary: 'How the essays of a task are annotated',
  request: { params: ofTask },
  responses: { 200: answers(AnnotationSettings, 'The settings'), ...orError },
});

const change = createRoute({
  ...forOrganisers,
  method: 'patch',
  path: '/tasks/{task}/annotation',
  tags,
  summary: 'Change error types or instructions, or let annotators compare their sheets',
  request: { params: ofTask, ...takes(AnnotationChange) },
  responses: { 200: answers(AnnotationSettings, 'The settings as they are now'), ...orError },
});

const compare = createRoute({
  ...forOrganisers,
  method: 'get',
  path: '/tasks/{task}/annotation/comparison',
  tags,
  summary: 'Compare two annotators',
  request: { params: ofTask, query: ComparisonQuery },
  responses: { 200: answers(Comparison, 'How far they agree, and where they differ'), ...orError },
});

const exportAs = createRoute({
  ...forOrganisers,
  method: 'get',
  path: '/tasks/{task}/annotation/export/{format}',
  tags,
  summary: 'Download what was marked; several files come as one tar file',
  request: {
    params: ofTask.extend({ format: z.enum([...formatNames, 'json']) }),
    query: z.object({
      sheets: WhichSheets,
      annotator: Id.optional().openapi({ description: 'Only what this annotator marked' }),
    }),
  },
  responses: {
    200: givesFile('text/plain', 'application/xml', 'application/json', 'application/x-tar'),
    ...orError,
  },
});

const gold = createRoute({
  ...forOrganisers,
  method: 'post',
  path: '/tasks/{task}/annotation/gold',
  tags,
  summary: 'Make the gold of the task, and its source, from the finished sheets',
  request: { params: ofTask },
  responses: { 200: answers(AnnotatedGold, 'What the gold is made of; everything is scored again'), ...orError },
});

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
