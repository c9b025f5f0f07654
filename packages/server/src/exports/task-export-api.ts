import { fileHeaders, givesFile } from '../http/file-answer.js';
import { answers, apiGroup, forOrganisers, takesFile } from '../http/route.js';
import { restoreTask } from '../imports/restore-task.js';
import { Task } from '../tasks/schemas.js';
import { findTask } from '../tasks/tasks.js';
import { viewTask } from '../tasks/view-task.js';
import { receiveUpload } from '../uploads/receive-upload.js';
import { makeExport } from './make-export.js';

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
    const { services } = c.var;
    const { id, name } = await findTask(services.store.db, c.req.valid('param').task);
    const headers = fileHeaders(name, '.task.jsonl.gz', 'application/gzip');
    return c.body(await makeExport(services, 'task', id), 200, headers);
  })
  .openapi(restore, async (c) => {
    const { services } = c.var;
    const { file = 'backup' } = c.req.valid('query');
    const task = await restoreTask(services, await receiveUpload(c, file));
    return c.json(await viewTask(services, task, { kind: 'organiser' }), 201);
  });
