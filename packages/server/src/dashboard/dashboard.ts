import {
  rank,
  separateSystems,
  separationMethodFor,
  type HeadToHead,
  type PairwiseJudgments,
  type Ranking,
  type CampaignMethodName,
  type ResampleUnit,
  type Separation,
  type SystemRanking,
} from '@stet/core/internal';
import { planOf } from '../campaigns/campaigns.js';
import { computingRunner } from '../computing/computing-runner.js';
import type { Services } from '../services.js';
import type { CampaignRow } from '../storage/tables.js';
import type { CampaignAgreement, JudgeQuality } from './quality-job.js';
import type { JudgedVerdicts } from './verdicts-job.js';
import { readRankings, type JudgeSelection } from './rankings.js';

const SEED = 1;
const CONFIDENCE = 0.95;
/** Enough for a first look within a second or so; requests may ask for more. */
const RUNS: Readonly<Record<CampaignMethodName, number>> = {
  'expected-wins': 200,
  'bradley-terry': 200,
  trueskill: 40,
  'direct-assessment': 200,
};
/** How intervals of the agreement are drawn: as by default, but fewer. */
export const AGREEMENT = { resamples: 200, seed: SEED, confidence: CONFIDENCE } as const;
const SEPARATION = {
  confidence: CONFIDENCE,
  power: 0.8,
  simulations: 60,
  seed: SEED,
} as const;
/** Nobody collects more rankings than this to tell two systems apart. */
export const MOST_FURTHER = 1000;
/** Used if the plan sets no limit: nobody reads faster than this. */
const TOO_FAST_SECONDS = 3;

/** The judgments of a campaign, read once for each version. */
export function rankingsOf(
  { store, results }: Services,
  { id, version }: CampaignRow,
  selection: JudgeSelection,
): Promise<Ranking[]> {
  return results.get(id, version, `rankings ${selection}`, () => readRankings(store.db, id, selection));
}

/** The pairwise judgments, expanded once for all results that need them. */
function pairsOf(services: Services, campaign: CampaignRow, selection: JudgeSelection): Promise<PairwiseJudgments> {
  return services.results.get(campaign.id, campaign.version, `pairs ${selection}`, async () =>
    services.computing.run('pairsOfRankings', await rankingsOf(services, campaign, selection)),
  );
}

export interface RankingRequest {
  readonly method: CampaignMethodName;
  readonly selection: JudgeSelection;
  readonly unit: ResampleUnit;
  readonly runs: number | undefined;
}

/** The ranking of the systems, with its runs on all threads. */
export async function rankingResult(
  services: Services,
  campaign: CampaignRow,
  { method, selection, unit, runs: resamples = RUNS[method] }: RankingRequest,
): Promise<SystemRanking> {
  const key = JSON.stringify(['ranking', method, selection, unit, resamples]);
  return services.results.get(campaign.id, campaign.version, key, async () => {
    const runner = computingRunner(services.computing);
    const options = { unit, resamples, seed: SEED, confidence: CONFIDENCE, runner };
    const judgments = method === 'direct-assessment' ? rankingsOf : pairsOf;
    return rank(await judgments(services, campaign, selection), method, options);
  });
}

export function headToHeadResult(
  services: Services,
  campaign: CampaignRow,
  selection: JudgeSelection,
): Promise<HeadToHead> {
  return services.results.get(campaign.id, campaign.version, `head-to-head ${selection}`, async () =>
    services.computing.run('headToHeadOf', await pairsOf(services, campaign, selection)),
  );
}

export function agreementResult(
  services: Services,
  campaign: CampaignRow,
  selection: JudgeSelection,
): Promise<CampaignAgreement> {
  return services.results.get(campaign.id, campaign.version, `agreement ${selection}`, async () =>
    services.computing.run('agreementOf', {
      rankings: await rankingsOf(services, campaign, selection),
      resamples: AGREEMENT.resamples,
    }),
  );
}

/** What judges said of edits, where the protocol asks for it. */
export function verdictsResult(
  services: Services,
  campaign: CampaignRow,
  selection: JudgeSelection,
): Promise<JudgedVerdicts> {
  return services.results.get(campaign.id, campaign.version, `verdicts ${selection}`, async () =>
    services.computing.run('verdictsOf', {
      rankings: await rankingsOf(services, campaign, selection),
      resamples: AGREEMENT.resamples,
    }),
  );
}

export function qualityResult(services: Services, campaign: CampaignRow): Promise<JudgeQuality[]> {
  return services.results.get(campaign.id, campaign.version, 'quality', async () =>
    services.computing.run('qualityOf', {
      rankings: await rankingsOf(services, campaign, 'all'),
      tooFastSeconds: planOf(campaign)?.tooFastSeconds ?? TOO_FAST_SECONDS,
    }),
  );
}

/** For every two neighbours in the ranking by a method, how many more rankings would tell them apart. */
export function separationResult(
  services: Services,
  campaign: CampaignRow,
  selection: JudgeSelection,
  method: CampaignMethodName,
): Promise<Separation[]> {
  const { results, computing } = services;
  return results.get(campaign.id, campaign.version, `separation ${method} ${selection}`, async () => {
    const rankings = await rankingsOf(services, campaign, selection);
    // The ranking that the dashboard shows beside it.
    const shown = await rankingResult(services, campaign, { method, selection, unit: 'judgment', runs: undefined });
    const systems = shown.systems.map(({ name }) => name);
    const neighbours = systems.slice(1).map((worse, at) => [systems[at], worse] as const);
    const options = { ...SEPARATION, method: separationMethodFor(method), limit: MOST_FURTHER };
    // One after the other in one lane, so that a thread is left for quicker results.
    const runner = computingRunner(computing, { lanes: 1 });
    const separations: Separation[] = [];
    for (const pair of neighbours) separations.push(await separateSystems(rankings, pair, options, { runner }));
    return separations;
  });
}
