import { criteriaOf, promptOf, quote, type JudgeScheme } from '@stet/core/internal';
import { planOf } from '../campaigns/campaigns.js';
import { badRequest } from '../errors.js';
import { protocolOf } from '../protocols/protocols.js';
import type { Protocol } from '../protocols/schemas.js';
import type { CampaignRow, ModelJudgeRow } from '../storage/tables.js';
import type { ModelEndpoint } from './endpoint.js';
import type { ModelJudges, ModelSettings, NewModelJudge } from './schemas.js';

/** How a model can be asked what people are asked, the usual way first. */
const SCHEMES: Readonly<Record<Protocol['kind'], readonly [JudgeScheme, ...JudgeScheme[]]>> = {
  ranking: ['points5-s', 'points5-e'],
  pairwise: ['pairwise'],
  direct: ['direct'],
  edits: ['points5-e', 'points5-s'],
};

export function schemesFor(campaign: CampaignRow): ModelJudges['schemes'] {
  return SCHEMES[protocolOf(campaign).kind].map((scheme) => ({
    scheme,
    // People score on the scales of the campaign, and so does a model.
    criteria: scheme === 'direct' ? [] : [...criteriaOf(scheme)],
    sideBySide: scheme !== 'direct',
  }));
}

export function settingsOf({ settings }: Pick<ModelJudgeRow, 'settings'>): ModelSettings {
  return JSON.parse(settings) as ModelSettings;
}

/** Checks what somebody asked for, and adds what the campaign decides. */
export function makeSettings(campaign: CampaignRow, asked: NewModelJudge, { url }: ModelEndpoint): ModelSettings {
  const protocol = protocolOf(campaign);
  const plan = planOf(campaign);
  const offered = SCHEMES[protocol.kind];
  const { name: _, scheme = offered[0], criteria, orders, controls, ...rest } = asked;
  if (!offered.includes(scheme)) {
    throw badRequest(`a way to ask that fits the protocol: ${offered.join(' or ')}`, scheme, 'Choose one of these.');
  }
  if (scheme === 'direct' && (orders === 2 || controls > 0 || criteria !== undefined)) {
    throw badRequest(
      'outputs side by side for two orders, controls or criteria',
      'one output at a time',
      'Leave these out: each output is scored by itself, on the scales of the campaign.',
    );
  }
  const settings: ModelSettings = {
    ...{ ...rest, scheme, criteria, orders, controls, url },
    verdicts: protocol.kind === 'edits' && asked.verdicts,
    ...(protocol.kind === 'direct' ? { scales: [...protocol.scales] } : {}),
    context: plan?.context ?? true,
    targets: plan?.outputsPerItem ?? MOST_OUTPUTS,
  };
  checkWords(settings);
  return settings;
}

/** Imported judgments have no plan; so many outputs stood side by side at most. */
const MOST_OUTPUTS = 5;

/** Criteria and prompt are checked where questions are made of them. */
function checkWords({ scheme, criteria, prompt, context, orders, seed }: ModelSettings): void {
  if (criteria !== undefined && !criteriaOf(scheme).includes(criteria)) {
    throw badRequest(`one of ${criteriaOf(scheme).join(', ')}`, quote(criteria), 'Choose one of these, or none.');
  }
  promptOf({ scheme, criteria, prompt, context, orders, seed });
}
