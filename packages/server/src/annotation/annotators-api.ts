import { answers, apiGroup, forOrganisers, nothing, takes } from '../http/route.js';
import { listOf } from '../http/schemas.js';
import { renewKey, revokeKey } from '../links/personal-links.js';
import { addAnnotator, findAnnotator, listAnnotators } from './annotators.js';
import { findTask } from '../tasks/tasks.js';
import { Annotator, AnnotatorLink, NewAnnotator } from './schemas.js';

const organisers = forOrganisers('annotation');

const list = organisers.get('/tasks/{task}/annotators', 'List the annotators of a task', {
  200: answers(listOf(Annotator), 'All of them'),
});

const add = organisers.post('/tasks/{task}/annotators', 'Add an annotator', {
  ...takes(NewAnnotator),
  201: answers(AnnotatorLink, 'The link to give to the annotator'),
});

const renew = organisers.post('/tasks/{task}/annotators/{annotator}/link', 'Renew the link of an annotator', {
  201: answers(AnnotatorLink, 'The new link; the old one stops working'),
});

const revoke = organisers.delete('/tasks/{task}/annotators/{annotator}/link', 'Revoke the link of an annotator', {
  204: nothing,
});

const linkOf = (key: string): string => `/annotate#${key}`;

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
    const { db } = c.var.services.store;
    const { task, annotator } = c.req.valid('param');
    const { id, name } = await findAnnotator(db, task, annotator);
    return c.json({ id, name, link: linkOf(await renewKey(db, 'annotators', id)) }, 201);
  })
  .openapi(revoke, async (c) => {
    const { db } = c.var.services.store;
    const { task, annotator } = c.req.valid('param');
    const { id } = await findAnnotator(db, task, annotator);
    await revokeKey(db, 'annotators', id);
    return c.body(null, 204);
  });
