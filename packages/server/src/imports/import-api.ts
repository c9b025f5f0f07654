import { findCampaign, viewCampaign } from '../campaigns/campaigns.js';
import { Campaign } from '../campaigns/schemas.js';
import { answers, apiGroup, forOrganisers, takesFile } from '../http/route.js';
import { receiveUpload } from '../uploads/receive-upload.js';
import { importJudgments } from './import-judgments.js';
import { restoreBackup } from './restore-backup.js';

const organisers = forOrganisers('files');

const judgments = organisers.put(
  '/campaigns/{campaign}/judgments',
  'Import judgments that were made elsewhere on the texts of a draft, in any format that Stet reads',
  { ...takesFile, 200: answers(Campaign, 'Closed, with its judgments') },
);

const restore = organisers.post('/campaigns/restore', 'Restore a backup as a new campaign', {
  ...takesFile,
  201: answers(Campaign, 'Everything except the links of judges'),
});

export const importApi = apiGroup()
  .openapi(judgments, async (c) => {
    const { services } = c.var;
    const { store } = services;
    const { campaign } = c.req.valid('param');
    const { file = 'judgments' } = c.req.valid('query');
    await importJudgments(services, campaign, await receiveUpload(c, file), services.clock());
    return c.json(await viewCampaign(store.db, await findCampaign(store.db, campaign)), 200);
  })
  .openapi(restore, async (c) => {
    const { services } = c.var;
    const { file = 'backup' } = c.req.valid('query');
    const campaign = await restoreBackup(services, await receiveUpload(c, file));
    return c.json(await viewCampaign(services.store.db, campaign), 201);
  });
