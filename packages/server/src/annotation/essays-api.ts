import { createRoute, z } from '@hono/zod-openapi';
import { readUpload } from '../http/body.js';
import { answers, apiGroup, forOrganisers, namedFile, nothing, orError, takesFile } from '../http/route.js';
import { Id, Name } from '../http/schemas.js';
import { listEssays, removeEssay } from './essays.js';
import { findTask } from '../tasks/tasks.js';
import { EssayRow, UploadedEssays } from './schemas.js';
import { uploadEssays } from './upload-essays.js';

const tags = ['annotation'];
const ofTask = z.object({ task: Id });

const upload = createRoute({
  ...forOrganisers,
  method: 'put',
  path: '/tasks/{task}/essays',
  tags,
  summary: 'Add essays: NUCLE SGML, JSON, or plain text with an empty line between paragraphs',
  request: {
    params: ofTask,
    query: namedFile.extend({
      annotator: Name.optional().openapi({ description: 'Whose annotations the file holds; they become done sheets' }),
    }),
    ...takesFile,
  },
  responses: { 200: answers(UploadedEssays, 'What was added, kept and replaced'), ...orError },
});

const list = createRoute({
  ...forOrganisers,
  method: 'get',
  path: '/tasks/{task}/essays',
  tags,
  summary: 'List essays, with the progress of each annotator',
  request: { params: ofTask },
  responses: { 200: answers(z.object({ rows: z.array(EssayRow) }), 'All of them'), ...orError },
});

const remove = createRoute({
  ...forOrganisers,
  method: 'delete',
  path: '/tasks/{task}/essays/{essay}',
  tags,
  summary: 'Remove an essay that nobody marked',
  request: { params: ofTask.extend({ essay: Id }) },
  responses: { 204: nothing, ...orError },
});

export const essaysApi = apiGroup()
  .openapi(upload, async (c) => {
    const { file = 'essay', annotator } = c.req.valid('query');
    const text = await readUpload(c, file);
    const { task } = c.req.valid('param');
    return c.json(await uploadEssays(c.var.services, task, { file, text, annotator }), 200);
  })
  .openapi(list, async (c) => {
    const { db } = c.var.services.store;
    const { id } = await findTask(db, c.req.valid('param').task);
    return c.json({ rows: await listEssays(db, id) }, 200);
  })
  .openapi(remove, async (c) => {
    const { task, essay } = c.req.valid('param');
    await removeEssay(c.var.services.store, task, essay);
    return c.body(null, 204);
  });
