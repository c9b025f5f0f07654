import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { createRoute, z } from '@hono/zod-openapi';
import { readUpload } from '../http/body.js';
import { fileHeaders, givesFile } from '../http/file-answer.js';
import { answers, apiGroup, forOrganisers, namedFile, orError, takesFile } from '../http/route.js';
import { Id } from '../http/schemas.js';
import { restoreTask } from '../imports/restore-task.js';
import { Task } from '../tasks/schemas.js';
import { findTask } from '../tasks/tasks.js';
import { viewTask } from '../tasks/view-task.js';
import { writeTaskBackup } from './write-task-backup.js';

const tags = ['files'];

const exportTask = createRoute({
  ...forOrganisers,
  method: 'get',
  path: '/tasks/{task}/export',
  tags,
  summary: 'Download a backup of the whole task',
  request: { params: z.object({ task: Id }) },
  responses: { 200: givesFile('application/gzip'), ...orError },
});

const restore = createRoute({
  ...forOrganisers,
  method: 'post',
  path: '/tasks/restore',
  tags,
  summary: 'Restore a backup as a new task',
  request: { query: namedFile, ...takesFile },
  responses: { 201: answers(Task, 'Everything except personal links'), ...orError },
});

export const taskExportApi = apiGroup()
  .openapi(exportTask, async (c) => {
    const { db } = c.var.services.store;
    const task = await findTask(db, c.req.valid('param').task);
    const packed = Readable.from(writeTaskBackup(db, task)).pipe(createGzip());
    const headers = fileHeaders(task.name, '.task.jsonl.gz', 'application/gzip');
    return c.body(Readable.toWeb(packed) as ReadableStream, 200, headers);
  })
  .openapi(restore, async (c) => {
    const { services } = c.var;
    const { file = 'backup' } = c.req.valid('query');
    const task = await restoreTask(services, { file, text: await readUpload(c, file) });
    return c.json(await viewTask(services, task, { kind: 'organiser' }), 201);
  });
