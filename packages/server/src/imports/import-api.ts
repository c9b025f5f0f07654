import { findCampaign, viewCampaign } from '../campaigns/campaigns.js';
import { Campaign } from '../campaigns/schemas.js';
import { badRequest } from '../errors.js';
import { answers, apiGroup, forOrganisers, takesFile } from '../http/route.js';
import { receiveUpload } from '../uploads/receive-upload.js';
import type { Upload } from '../uploads/upload.js';
import { importJudgments } from './import-judgments.js';
import type { UploadedJudgments } from './read-uploaded-judgments.js';
import { restoreBackup } from './restore-backup.js';
import { ImportQuery, ImportedCampaign } from './schemas.js';

const organisers = forOrganisers('files');

const judgments = organisers.put(
  '/campaigns/{campaign}/judgments',
  'Import judgments that were made elsewhere on the texts of a draft, in any format that Stet reads',
  {
    ...takesFile,
    query: ImportQuery,
    200: answers(ImportedCampaign, 'Closed, with its judgments'),
  },
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
    const { file = 'judgments', firstSentence, ranks = 'ranks', ranksBytes = 0 } = c.req.valid('query');
    const uploads = withoutRanks(await receiveUpload(c, file), ranks, ranksBytes);
    const numbered = { ...uploads, firstSentence: firstSentence && FIRST_SENTENCES[firstSentence] };
    const warnings = await importJudgments(services, campaign, numbered, services.clock());
    const imported = await viewCampaign(store.db, await findCampaign(store.db, campaign));
    return c.json({ ...imported, warnings: [...warnings] }, 200);
  })
  .openapi(restore, async (c) => {
    const { services } = c.var;
    const { file = 'backup' } = c.req.valid('query');
    const campaign = await restoreBackup(services, await receiveUpload(c, file));
    return c.json(await viewCampaign(services.store.db, campaign), 201);
  });

const FIRST_SENTENCES = { 0: 0, 1: 1 } as const;

/** Divides a body that begins with the file of ranks. */
function withoutRanks(upload: Upload, ranks: string, ranksBytes: number): UploadedJudgments {
  if (ranksBytes === 0) return { judgments: upload };
  const { bytes, bounds } = upload;
  if (ranksBytes >= bytes.length) {
    const found = `${bytes.length} bytes, of which ${ranksBytes} are ranks`;
    throw badRequest('ranks and then judgments', found, 'Send the file of ranks, and after it that of judgments.');
  }
  return {
    judgments: { ...upload, bytes: bytes.subarray(ranksBytes) },
    ranks: { file: ranks, bytes: bytes.subarray(0, ranksBytes), bounds },
  };
}
