import { answers, apiGroup, forOrganisers, namedFile, nothing, takesFile } from '../http/route.js';
import { Name, listOf } from '../http/schemas.js';
import { listEssays, removeEssay } from './essays.js';
import { findTask } from '../tasks/tasks.js';
import { receiveUpload } from '../uploads/receive-upload.js';
import { EssayRow, UploadedEssays } from './schemas.js';
import { uploadEssays } from './upload-essays.js';

const organisers = forOrganisers('annotation');

const upload = organisers.put(
  '/tasks/{task}/essays',
  'Add essays: NUCLE SGML, JSON, or plain text with an empty line between paragraphs',
  {
    ...takesFile,
    query: namedFile.extend({
      annotator: Name.optional().openapi({ description: 'Whose annotations the file holds; they become done sheets' }),
    }),
    200: answers(UploadedEssays, 'What was added, kept and replaced'),
  },
);

const list = organisers.get('/tasks/{task}/essays', 'List essays, with the progress of each annotator', {
  200: answers(listOf(EssayRow), 'All of them'),
});

const remove = organisers.delete('/tasks/{task}/essays/{essay}', 'Remove an essay that nobody marked', {
  204: nothing,
});

export const essaysApi = apiGroup()
  .openapi(upload, async (c) => {
    const { file = 'essay', annotator } = c.req.valid('query');
    const upload = await receiveUpload(c, file);
    const { task } = c.req.valid('param');
    return c.json(await uploadEssays(c.var.services, task, { upload, annotator }), 200);
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
