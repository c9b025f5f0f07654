import { createRoute, z } from '@hono/zod-openapi';
import { answers, apiGroup, forOrganisers, forReaders, nothing, orError, takes } from '../http/route.js';
import { Id, PageQuery, pageOf } from '../http/schemas.js';
import { NewTask, Task, TaskChange } from './schemas.js';
import { changeTask, createTask, findTask, removeTask, rescoreTask } from './tasks.js';
import { listTasks, viewTask } from './view-task.js';

const tags = ['tasks'];
const ofTask = z.object({ task: Id });
const ORGANISER = { kind: 'organiser' } as const;

const list = createRoute({
  ...forReaders,
  method: 'get',
  path: '/tasks',
  tags,
  summary: 'List tasks, newest first: all for organisers, released ones for everybody else',
  request: { query: PageQuery },
  responses: { 200: answers(pageOf(Task), 'A page of them'), ...orError },
});

const create = createRoute({
  ...forOrganisers,
  method: 'post',
  path: '/tasks',
  tags,
  summary: 'Create a task',
  request: takes(NewTask),
  responses: { 201: answers(Task, 'Without source and gold'), ...orError },
});

const get = createRoute({
  ...forReaders,
  method: 'get',
  path: '/tasks/{task}',
  tags,
  summary: 'Get a task, and what you may do with it',
  request: { params: ofTask },
  responses: { 200: answers(Task, 'The task'), ...orError },
});

const change = createRoute({
  ...forOrganisers,
  method: 'patch',
  path: '/tasks/{task}',
  tags,
  summary: 'Change name or settings; changing metrics or resamples makes every score stale and requests new ones',
  request: { params: ofTask, ...takes(TaskChange) },
  responses: { 200: answers(Task, 'The task as it is now'), ...orError },
});

const remove = createRoute({
  ...forOrganisers,
  method: 'delete',
  path: '/tasks/{task}',
  tags,
  summary: 'Remove a task with all its submissions',
  request: { params: ofTask },
  responses: { 204: nothing, ...orError },
});

const rescore = createRoute({
  ...forOrganisers,
  method: 'post',
  path: '/tasks/{task}/rescore',
  tags,
  summary: 'Score everything again',
  request: { params: ofTask },
  responses: { 200: answers(Task, 'Every score is stale, and new ones are requested'), ...orError },
});

export const tasksApi = apiGroup()
  .openapi(list, async (c) => {
    const { cursor, limit } = c.req.valid('query');
    return c.json(await listTasks(c.var.services, c.var.viewer, cursor, limit), 200);
  })
  .openapi(create, async (c) => {
    const { services } = c.var;
    const task = await createTask(services.store.db, c.req.valid('json'), services.clock());
    return c.json(await viewTask(services, task, ORGANISER), 201);
  })
  .openapi(get, async (c) => {
    const { services, viewer } = c.var;
    const task = await findTask(services.store.db, c.req.valid('param').task);
    return c.json(await viewTask(services, task, viewer), 200);
  })
  .openapi(change, async (c) => {
    const { services } = c.var;
    const task = await changeTask(services, c.req.valid('param').task, c.req.valid('json'));
    return c.json(await viewTask(services, task, ORGANISER), 200);
  })
  .openapi(remove, async (c) => {
    await removeTask(c.var.services.store.db, c.req.valid('param').task);
    return c.body(null, 204);
  })
  .openapi(rescore, async (c) => {
    const { services } = c.var;
    const task = await rescoreTask(services, c.req.valid('param').task);
    return c.json(await viewTask(services, task, ORGANISER), 200);
  });
