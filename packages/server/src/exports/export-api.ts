import type { z } from '@hono/zod-openapi';
import { findCampaign } from '../campaigns/campaigns.js';
import { sourceLines } from '../campaigns/texts.js';
import { agreementResult, headToHeadResult, rankingResult, rankingsOf } from '../dashboard/dashboard.js';
import type { JudgeSelection } from '../dashboard/rankings.js';
import { fileHeaders, givesFile } from '../http/file-answer.js';
import { apiGroup, forOrganisers } from '../http/route.js';
import { protocolOf } from '../protocols/protocols.js';
import type { Services } from '../services.js';
import type { CampaignRow } from '../storage/tables.js';
import { makeExport } from './make-export.js';
import { ExportFormat, ExportQuery } from './schemas.js';

type Format = z.infer<typeof ExportFormat>;

const organisers = forOrganisers('files');

const exportCampaign = organisers.get(
  '/campaigns/{campaign}/export/{format}',
  'Download the judgments, a report, or a backup of the campaign',
  {
    params: { format: ExportFormat },
    query: ExportQuery,
    200: givesFile(
      'application/xml',
      'text/csv',
      'application/jsonl',
      'application/x-tar',
      'text/html',
      'application/gzip',
    ),
  },
);

const TYPES: Readonly<Record<Format, readonly [type: string, ending: string]>> = {
  xml: ['application/xml; charset=utf-8', 'xml'],
  csv: ['text/csv; charset=utf-8', 'csv'],
  jsonl: ['application/jsonl; charset=utf-8', 'jsonl'],
  seeda: ['application/x-tar', 'seeda.tar'],
  html: ['text/html; charset=utf-8', 'html'],
  backup: ['application/gzip', 'backup.jsonl.gz'],
};

export const exportApi = apiGroup().openapi(exportCampaign, async (c) => {
  const { services } = c.var;
  const { campaign: id, format } = c.req.valid('param');
  const campaign = await findCampaign(services.store.db, id);
  const [type, ending] = TYPES[format];
  const content = await contentOf(services, campaign, format, c.req.valid('query').judges);
  return c.body(content, 200, fileHeaders(campaign.name, `.${ending}`, type));
});

async function contentOf(
  services: Services,
  campaign: CampaignRow,
  format: Format,
  selection: JudgeSelection,
): Promise<string | Uint8Array<ArrayBuffer> | ReadableStream> {
  const { computing } = services;
  if (format === 'backup') return makeExport(services, 'campaign', campaign.id);
  const rankings = await rankingsOf(services, campaign, selection);
  if (format === 'seeda') {
    const source = await sourceLines(services.store.db, campaign.id);
    return new Uint8Array(await computing.run('printRankingFolder', { rankings, format, source }));
  }
  if (format !== 'html') {
    return computing.run('printRankings', { rankings, format: format === 'csv' ? 'wmt-csv' : format });
  }
  const method = protocolOf(campaign).kind === 'direct' ? 'direct-assessment' : 'expected-wins';
  const request = { method, selection, runs: 1000 } as const;
  const [ranking, bySentence, headToHead, agreement] = await Promise.all([
    rankingResult(services, campaign, { ...request, unit: 'judgment' }),
    rankingResult(services, campaign, { ...request, unit: 'sentence' }),
    headToHeadResult(services, campaign, selection),
    agreementResult(services, campaign, selection),
  ]);
  return computing.run('campaignReport', { name: campaign.name, rankings, ranking, bySentence, headToHead, agreement });
}
