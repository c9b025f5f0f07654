import { createRoute, z } from '@hono/zod-openapi';
import { readUpload } from '../http/body.js';
import { answers, apiGroup, forOrganisers, namedFile, nothing, orError, takesFile } from '../http/route.js';
import { Id } from '../http/schemas.js';
import { findCampaign } from './campaigns.js';
import { SystemName, UploadedText } from './schemas.js';
import { listTexts, removeText, saveText } from './texts.js';

const tags = ['texts'];
const ofCampaign = z.object({ campaign: Id });
const ofSystem = ofCampaign.extend({ system: SystemName });
const ofRole = ofCampaign.extend({ role: z.enum(['source', 'gold', 'documents']) });

const list = createRoute({
  ...forOrganisers,
  method: 'get',
  path: '/campaigns/{campaign}/texts',
  tags,
  summary: 'List the texts of a campaign',
  request: { params: ofCampaign },
  responses: { 200: answers(z.object({ rows: z.array(UploadedText) }), 'All of them'), ...orError },
});

const putText = createRoute({
  ...forOrganisers,
  method: 'put',
  path: '/campaigns/{campaign}/texts/{role}',
  tags,
  summary: 'Upload the source, a gold standard, or the documents that sentences belong to; gzipped or not',
  request: { params: ofRole, query: namedFile, ...takesFile },
  responses: { 200: answers(UploadedText, 'Checked and saved'), ...orError },
});

const removeRole = createRoute({
  ...forOrganisers,
  method: 'delete',
  path: '/campaigns/{campaign}/texts/{role}',
  tags,
  summary: 'Remove a text',
  request: { params: ofRole },
  responses: { 204: nothing, ...orError },
});

const putSystem = createRoute({
  ...forOrganisers,
  method: 'put',
  path: '/campaigns/{campaign}/systems/{system}',
  tags,
  summary: 'Upload the output of a system, a line for each source sentence; gzipped or not',
  request: { params: ofSystem, query: namedFile, ...takesFile },
  responses: { 200: answers(UploadedText, 'Checked and saved'), ...orError },
});

const removeSystem = createRoute({
  ...forOrganisers,
  method: 'delete',
  path: '/campaigns/{campaign}/systems/{system}',
  tags,
  summary: 'Remove a system',
  request: { params: ofSystem },
  responses: { 204: nothing, ...orError },
});

export const textsApi = apiGroup()
  .openapi(list, async (c) => {
    const { db } = c.var.services.store;
    const { id } = await findCampaign(db, c.req.valid('param').campaign);
    return c.json({ rows: await listTexts(db, id) }, 200);
  })
  .openapi(putText, async (c) => {
    const { campaign, role } = c.req.valid('param');
    const { file = role } = c.req.valid('query');
    const { name, lines } = await saveText(c.var.services.store, campaign, {
      role,
      name: '',
      file,
      text: await readUpload(c, file),
    });
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
    const { lines } = await saveText(c.var.services.store, campaign, {
      role: 'system',
      name: system,
      file,
      text: await readUpload(c, file),
    });
    return c.json({ role: 'system' as const, name: system, lines }, 200);
  })
  .openapi(removeSystem, async (c) => {
    const { campaign, system } = c.req.valid('param');
    await removeText(c.var.services.store, campaign, 'system', system);
    return c.body(null, 204);
  });
