import type { z } from '@hono/zod-openapi';
import { canRankByScores, haveEdits, methodsFor, type Ranking } from '@stet/core/internal';
import { findCampaign } from '../campaigns/campaigns.js';
import { sourceLines } from '../campaigns/texts.js';
import {
  AGREEMENT,
  agreementResult,
  headToHeadResult,
  rankingResult,
  rankingsOf,
  verdictsResult,
} from '../dashboard/dashboard.js';
import type { JudgeSelection } from '../dashboard/rankings.js';
import { selectionOf } from '../dashboard/selection-of.js';
import { fileHeaders, givesFile } from '../http/file-answer.js';
import { answers, apiGroup, forOrganisers } from '../http/route.js';
import { protocolOf } from '../protocols/protocols.js';
import type { Services } from '../services.js';
import type { CampaignRow } from '../storage/tables.js';
import { EXPORTED_JUDGMENTS } from './exported-judgments.js';
import { makeExport } from './make-export.js';
import type { ReportTask } from './report-job.js';
import { ExportFormat, ExportLosses, ExportQuery } from './schemas.js';

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

const listLosses = organisers.get('/campaigns/{campaign}/export', 'What each format cannot hold of the judgments', {
  query: ExportQuery,
  200: answers(ExportLosses, 'By format; whoever downloads a file is told by a header too'),
});

const TYPES: Readonly<Record<Format, readonly [type: string, ending: string]>> = {
  xml: ['application/xml; charset=utf-8', 'xml'],
  csv: ['text/csv; charset=utf-8', 'csv'],
  jsonl: ['application/jsonl; charset=utf-8', 'jsonl'],
  seeda: ['application/x-tar', 'seeda.tar'],
  html: ['text/html; charset=utf-8', 'html'],
  backup: ['application/gzip', 'backup.jsonl.gz'],
};

/** Says, as a JSON array in ASCII, what the file that is sent lacks. */
const NOT_CARRIED_OVER = 'stet-not-carried-over';

export const exportApi = apiGroup()
  .openapi(exportCampaign, async (c) => {
    const { services } = c.var;
    const { campaign: id, format } = c.req.valid('param');
    const campaign = await findCampaign(services.store.db, id);
    const [type, ending] = TYPES[format];
    const { content, lost = [] } = await contentOf(services, campaign, format, selectionOf(c.req.valid('query')));
    const headers = fileHeaders(campaign.name, `.${ending}`, type);
    if (lost.length > 0) headers[NOT_CARRIED_OVER] = inAscii(JSON.stringify(lost));
    return c.body(content, 200, headers);
  })
  .openapi(listLosses, async (c) => {
    const { services } = c.var;
    const campaign = await findCampaign(services.store.db, c.req.valid('param').campaign);
    const selection = selectionOf(c.req.valid('query'));
    const rows = await services.results.get(campaign.id, campaign.version, `losses ${selection}`, async () =>
      services.computing.run('exportLosses', {
        rankings: await rankingsOf(services, campaign, selection),
        source: await sourceLines(services.store.db, campaign.id),
      }),
    );
    return c.json({ rows }, 200);
  });

/** JSON without the characters that no header may hold. */
function inAscii(json: string): string {
  return json.replace(/[^ -~]/gu, (character) =>
    Array.from(character.split(''), (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
  );
}

interface Exported {
  readonly content: string | Uint8Array<ArrayBuffer> | ReadableStream;
  /** What the format cannot hold of the judgments. */
  readonly lost?: readonly string[];
}

async function contentOf(
  services: Services,
  campaign: CampaignRow,
  format: Format,
  selection: JudgeSelection,
): Promise<Exported> {
  const { computing } = services;
  if (format === 'backup') return { content: await makeExport(services, 'campaign', campaign.id) };
  const rankings = await rankingsOf(services, campaign, selection);
  const exported = EXPORTED_JUDGMENTS.find(([address]) => address === format);
  if (exported === undefined) {
    const task = await reportTask(services, campaign, rankings, selection);
    return { content: await computing.run('campaignReport', task) };
  }
  const [, name] = exported;
  if (name === 'seeda') {
    const source = await sourceLines(services.store.db, campaign.id);
    const { archive, lost } = await computing.run('printRankingFolder', { rankings, format: name, source });
    return { content: new Uint8Array(archive), lost };
  }
  const { text, lost } = await computing.run('printRankings', { rankings, format: name });
  return { content: text, lost };
}

async function reportTask(
  services: Services,
  campaign: CampaignRow,
  rankings: readonly Ranking[],
  selection: JudgeSelection,
): Promise<ReportTask> {
  const protocol = protocolOf(campaign);
  const [method] = methodsFor(protocol);
  const request = { method, selection, unit: 'judgment', runs: 1000 } as const;
  const [ranking, bySentence, headToHead, agreement, assessment, verdicts] = await Promise.all([
    rankingResult(services, campaign, request),
    rankingResult(services, campaign, { ...request, unit: 'sentence' }),
    headToHeadResult(services, campaign, selection),
    agreementResult(services, campaign, selection),
    canRankByScores(rankings)
      ? rankingResult(services, campaign, { ...request, method: 'direct-assessment' })
      : undefined,
    haveEdits(rankings) ? verdictsResult(services, campaign, selection) : undefined,
  ]);
  return {
    ...{ name: campaign.name, protocol: protocol.kind, rankings },
    ...{ ranking, bySentence, headToHead, agreement, assessment, verdicts },
    resampled: { ...AGREEMENT, details: false },
  };
}
