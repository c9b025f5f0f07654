import { z } from '@hono/zod-openapi';
import { formatNames, goldTitles } from '@stet/core/internal';
import { notFound } from '../errors.js';
import { fileHeaders, givesFile } from '../http/file-answer.js';
import { answers, apiGroup, forDownloads, forOrganisers, nothing, takesFile } from '../http/route.js';
import { currentVersion } from '../scoring/request-scoring.js';
import type { GoldKind } from '../storage/task-tables.js';
import { receiveUpload, type UploadContext } from '../uploads/receive-upload.js';
import { takesGold, type RefusedGold } from '../uploads/refused-gold.js';
import { uploadGold } from './gold.js';
import { findGold } from './read-gold.js';
import { requireReading } from './require-permission.js';
import { GoldName, Task } from './schemas.js';
import { essaysOf, findSource, removeSource, saveSource } from './source.js';
import { findTask } from './tasks.js';
import { viewTask } from './view-task.js';

const organisers = forOrganisers('tasks');
const readers = forDownloads('tasks');
const ORGANISER = { kind: 'organiser' } as const;

const putSource = organisers.put(
  '/tasks/{task}/source',
  "Upload the sentences that teams correct, one per line, or essays in MultiGEC's Markdown; refused once somebody has handed in",
  { ...takesFile, 200: answers(Task, 'Checked and saved') },
);

const dropSource = organisers.delete(
  '/tasks/{task}/source',
  'Remove source and gold, to start over with other sentences; refused once somebody has handed in',
  { 204: nothing },
);

const getSource = readers.get(
  '/tasks/{task}/source',
  'Download the source: one sentence per line, M2 without edits, JSON, or the essays in Markdown',
  {
    query: z.object({ format: z.enum(['txt', 'm2', 'json', 'md']).default('txt') }),
    200: givesFile('text/plain', 'application/json'),
  },
);

const savesGold = { ...takesGold, 200: answers(Task, 'Saved as a new version; everything is scored against it') };

const putGold = organisers.put(
  '/tasks/{task}/gold',
  `Upload the gold: ${goldTitles}; or the references of essays in MultiGEC's Markdown, several of them in a tar file, with their originals if there is no source. The first one also provides the source if there is none`,
  savesGold,
);

const putAlternatives = organisers.put(
  '/tasks/{task}/alternatives',
  'Upload the gold with alternative answers, in the same formats',
  savesGold,
);

const getGold = readers.get(
  '/tasks/{task}/golds/{gold}',
  'Download a gold; formats of several files come as one tar file',
  {
    params: { gold: GoldName },
    query: z.object({ format: z.enum(formatNames).default('m2') }),
    200: givesFile('text/plain', 'application/x-tar'),
  },
);

export const taskTextsApi = apiGroup()
  .openapi(putSource, async (c) => {
    const { services } = c.var;
    const { task: id } = c.req.valid('param');
    const { file = 'source' } = c.req.valid('query');
    await saveSource(services, id, await receiveUpload(c, file));
    return c.json(await viewTask(services, await findTask(services.store.db, id), ORGANISER), 200);
  })
  .openapi(dropSource, async (c) => {
    await removeSource(c.var.services.store, c.req.valid('param').task);
    return c.body(null, 204);
  })
  .openapi(getSource, async (c) => {
    const { services, viewer } = c.var;
    const { format } = c.req.valid('query');
    const task = await requireReading(services, c.req.valid('param').task, viewer, 'readSource');
    const file = await services.files.get(`source ${task.id} ${task.version} ${format}`, async () => {
      const source = await findSource(services.store.db, task.id);
      const { content } = source;
      return services.computing.run('printSource', { content, essays: essaysOf(source), format });
    });
    return c.body(file.bytes, 200, fileHeaders(task.name, file.suffix, file.type));
  })
  .openapi(putGold, async (c) => {
    const received = await receiveGold(c, c.req.valid('param').task, 'gold', c.req.valid('query'));
    return 'error' in received ? c.json(received, 422) : c.json(received, 200);
  })
  .openapi(putAlternatives, async (c) => {
    const received = await receiveGold(c, c.req.valid('param').task, 'alternatives', c.req.valid('query'));
    return 'error' in received ? c.json(received, 422) : c.json(received, 200);
  })
  .openapi(getGold, async (c) => {
    const { services, viewer } = c.var;
    const { task: id, gold: kind } = c.req.valid('param');
    const { format } = c.req.valid('query');
    const task = await requireReading(services, id, viewer, 'readGold');
    const file = await services.files.get(`${kind} ${id} ${currentVersion(task, kind)} ${format}`, async () => {
      const gold = await findGold(services.store.db, task, kind);
      if (gold === undefined) throw notFound(`a gold of this task (${kind})`);
      return services.computing.run('printGold', { content: gold.content, kind, format });
    });
    return c.body(file.bytes, 200, fileHeaders(`${task.name} ${kind}`, file.suffix, file.type));
  });

async function receiveGold(
  c: UploadContext,
  taskId: string,
  kind: GoldKind,
  { file = kind, skipBadEdits }: z.infer<typeof takesGold.query>,
): Promise<Task | RefusedGold> {
  const { services } = c.var;
  const upload = await receiveUpload(c, file);
  const saved = await uploadGold(services, taskId, { kind, upload, skipBadEdits: skipBadEdits === 'true' });
  return 'error' in saved ? saved : viewTask(services, saved, ORGANISER);
}
