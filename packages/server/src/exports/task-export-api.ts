import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { readUpload } from '../http/body.js';
import { fileHeaders, givesFile } from '../http/file-answer.js';
import { answers, apiGroup, forOrganisers, takesFile } from '../http/route.js';
import { restoreTask } from '../imports/restore-task.js';
import { Task } from '../tasks/schemas.js';
import { findTask } from '../tasks/tasks.js';
import { viewTask } from '../tasks/view-task.js';
import { writeTaskBackup } from './write-task-backup.js';

const organisers = forOrganisers('files');

const exportTask = organisers.get('/tasks/{task}/export', 'Download a backup of the whole task', {
  200: givesFile('application/gzip'),
});

const restore = organisers.post('/tasks/restore', 'Restore a backup as a new task', {
  ...takesFile,
  201: answers(Task, 'Everything except personal links'),
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
