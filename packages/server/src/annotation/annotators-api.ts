import { createRoute, z } from '@hono/zod-openapi';
import { answers, apiGroup, forOrganisers, nothing, orError, takes } from '../http/route.js';
import { Id } from '../http/schemas.js';
import { addAnnotator, listAnnotators, renewAnnotatorKey, revokeAnnotatorKey } from './annotators.js';
import { findTask } from '../tasks/tasks.js';
import { Annotator, AnnotatorLink, NewAnnotator } from './schemas.js';

const tags = ['annotation'];
const ofTask = z.object({ task: Id });
const ofAnnotator = ofTask.extend({ annotator: Id });

const list = createRoute({
  ...forOrganisers,
  method: 'get',
  path: '/tasks/{task}/annotators',
  tags,
  summary: 'List the annotators of a task',
  request: { params: ofTask },
  responses: { 200: answers(z.object({ rows: z.array(Annotator) }), 'All of them'), ...orError },
});

const add = createRoute({
  ...forOrganisers,
  method: 'post',
  path: '/tasks/{task}/annotators',
  tags,
  summary: 'Add an annotator',
  request: { params: ofTask, ...takes(NewAnnotator) },
  responses: { 201: answers(AnnotatorLink, 'The link to give to the annotator'), ...orError },
});

const renew = createRoute({
  ...forOrganisers,
  method: 'post',
  path: '/tasks/{task}/annotators/{annotator}/link',
  tags,
  summary: 'Renew the link of an annotator',
  request: { params: ofAnnotator },
  responses: { 201: answers(AnnotatorLink, 'The new link; the old one stops working'), ...orError },
});

const revoke = createRoute({
  ...forOrganisers,
  method: 'delete',
  path: '/tasks/{task}/annotators/{annotator}/link',
  tags,
  summary: 'Revoke the link of an annotator',
  request: { params: ofAnnotator },
  responses: { 204: nothing, ...orError },
});

const linkOf = (key: string): string => `/annotate/${key}`;

export const annotatorsApi = apiGroup()
  .openapi(list, async (c) => {
    const { db } = c.var.services.store;
    const { id } = await findTask(db, c.req.valid('param').task);
    return c.json({ rows: await listAnnotators(db, id) }, 200);
  })
  .openapi(add, async (c) => {
    const { store, clock } = c.var.services;
    const { id } = await findTask(store.db, c.req.valid('param').task);
    const { annotator, key } = await addAnnotator(store.db, id, c.req.valid('json').name, clock());
    return c.json({ id: annotator.id, name: annotator.name, link: linkOf(key) }, 201);
  })
  .openapi(renew, async (c) => {
    const { task, annotator: id } = c.req.valid('param');
    const { annotator, key } = await renewAnnotatorKey(c.var.services.store.db, task, id);
    return c.json({ id, name: annotator.name, link: linkOf(key) }, 201);
  })
  .openapi(revoke, async (c) => {
    const { task, annotator } = c.req.valid('param');
    await revokeAnnotatorKey(c.var.services.store.db, task, annotator);
    return c.body(null, 204);
  });
