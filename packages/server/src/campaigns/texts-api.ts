import { z } from '@hono/zod-openapi';
import { answers, apiGroup, forOrganisers, nothing, takesFile } from '../http/route.js';
import { listOf } from '../http/schemas.js';
import type { TextRow } from '../storage/tables.js';
import { outputBounds } from '../submissions/read-output-job.js';
import { receiveUpload, type UploadContext } from '../uploads/receive-upload.js';
import { takesGold } from '../uploads/refused-gold.js';
import { findCampaign } from './campaigns.js';
import { SystemName, UploadedText } from './schemas.js';
import { listTexts, removeText, saveText, sourceText, uploadGoldText, type NewText } from './texts.js';

const organisers = forOrganisers('texts');
const ofSystem = { system: SystemName };
const ofRole = { role: z.enum(['source', 'gold', 'documents']) };

const list = organisers.get('/campaigns/{campaign}/texts', 'List the texts of a campaign', {
  200: answers(listOf(UploadedText), 'All of them'),
});

const putText = organisers.put(
  '/campaigns/{campaign}/texts/{role}',
  'Upload the source, a gold standard, or the documents that sentences belong to; gzipped or not',
  {
    params: ofRole,
    ...takesGold,
    200: answers(UploadedText, 'Checked and saved'),
  },
);

const removeRole = organisers.delete('/campaigns/{campaign}/texts/{role}', 'Remove a text', {
  params: ofRole,
  204: nothing,
});

const putSystem = organisers.put(
  '/campaigns/{campaign}/systems/{system}',
  'Upload the output of a system, a line for each source sentence; gzipped or not',
  {
    params: ofSystem,
    ...takesFile,
    200: answers(UploadedText, 'Checked and saved'),
  },
);

const removeSystem = organisers.delete('/campaigns/{campaign}/systems/{system}', 'Remove a system', {
  params: ofSystem,
  204: nothing,
});

export const textsApi = apiGroup()
  .openapi(list, async (c) => {
    const { db } = c.var.services.store;
    const { id } = await findCampaign(db, c.req.valid('param').campaign);
    return c.json({ rows: await listTexts(db, id) }, 200);
  })
  .openapi(putText, async (c) => {
    const { campaign, role } = c.req.valid('param');
    const { file = role, skipBadEdits } = c.req.valid('query');
    const received =
      role === 'gold'
        ? await uploadGoldText(c.var.services, campaign, await receiveUpload(c, file), skipBadEdits === 'true')
        : await receiveText(c, campaign, { role, name: '' }, file);
    if ('error' in received) return c.json(received, 422);
    const { name, lines } = received;
    return c.json({ role, name, lines }, 200);
  })
  .openapi(removeRole, async (c) => {
    const { campaign, role } = c.req.valid('param');
    await removeText(c.var.services.store, campaign, role, '');
    return c.body(null, 204);
  })
  .openapi(putSystem, async (c) => {
    const { campaign, system } = c.req.valid('param');
    const { file = system } = c.req.valid('query');
    const { lines } = await receiveText(c, campaign, { role: 'system', name: system }, file);
    return c.json({ role: 'system' as const, name: system, lines }, 200);
  })
  .openapi(removeSystem, async (c) => {
    const { campaign, system } = c.req.valid('param');
    await removeText(c.var.services.store, campaign, 'system', system);
    return c.body(null, 204);
  });

async function receiveText(
  c: UploadContext,
  campaignId: string,
  { role, name }: Omit<NewText, 'upload'>,
  file: string,
): Promise<TextRow> {
  const { services } = c.var;
  const source = role === 'system' ? await sourceText(services.store.db, campaignId) : undefined;
  const upload = await receiveUpload(c, file, source && outputBounds(source));
  return saveText(services, campaignId, { role, name, upload });
}
