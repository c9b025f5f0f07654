import { answers, apiGroup, forOrganisers, forReaders, nothing, takes } from '../http/route.js';
import { pageOf } from '../http/schemas.js';
import { NewTask, Task, TaskChange, TaskQuery } from './schemas.js';
import { changeTask, checkMetrics, createTask, findTask, removeTask, rescoreTask } from './tasks.js';
import { listTasks, viewTask } from './view-task.js';

const readers = forReaders('tasks');
const organisers = forOrganisers('tasks');
const ORGANISER = { kind: 'organiser' } as const;

const list = readers.get('/tasks', 'List tasks, newest first: all for organisers, released ones for everybody else', {
  query: TaskQuery,
  200: answers(pageOf(Task), 'A page of them'),
});

const create = organisers.post('/tasks', 'Create a task', {
  ...takes(NewTask),
  201: answers(Task, 'Without source and gold'),
});

const get = readers.get('/tasks/{task}', 'Get a task, and what you may do with it', { 200: answers(Task, 'The task') });

const change = organisers.patch(
  '/tasks/{task}',
  'Change name or settings; changing metrics or resamples makes every score stale and requests new ones',
  { ...takes(TaskChange), 200: answers(Task, 'The task as it is now') },
);

const remove = organisers.delete('/tasks/{task}', 'Remove a task with all its submissions', { 204: nothing });

const rescore = organisers.post('/tasks/{task}/rescore', 'Score everything again', {
  200: answers(Task, 'Every score is stale, and new ones are requested'),
});

export const tasksApi = apiGroup()
  .openapi(list, async (c) => {
    return c.json(await listTasks(c.var.services, c.var.viewer, c.req.valid('query')), 200);
  })
  .openapi(create, async (c) => {
    const { services } = c.var;
    const created = c.req.valid('json');
    checkMetrics(services, created.settings);
    const task = await createTask(services.store.db, created, services.clock());
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
