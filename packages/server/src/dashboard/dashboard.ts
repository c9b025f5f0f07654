import {
  countPairs,
  headToHead,
  pairwiseJudgments,
  rank,
  separateSystems,
  type HeadToHead,
  type JudgeAgreement,
  type PairwiseJudgments,
  type Ranking,
  type RankingMethodName,
  type ResampleUnit,
  type Separation,
  type SystemRanking,
} from '@stet/core/internal';
import { planOf } from '../campaigns/campaigns.js';
import { computingRunner } from '../computing/computing-runner.js';
import type { Services } from '../services.js';
import type { CampaignRow } from '../storage/tables.js';
import type { JudgeQuality } from './quality-job.js';
import { readRankings, type Whose } from './rankings.js';

const SEED = 1;
const CONFIDENCE = 0.95;
/** Enough for a first look, in a second or so; more where it is asked for. */
const RUNS: Readonly<Record<RankingMethodName, number>> = {
  'expected-wins': 200,
  'bradley-terry': 200,
  trueskill: 40,
};
const AGREEMENT_RESAMPLES = 200;
const SEPARATION = {
  method: 'expected-wins',
  confidence: CONFIDENCE,
  power: 0.8,
  simulations: 60,
  seed: SEED,
} as const;
/** Nobody makes more rankings than this to tell two systems apart. */
export const MOST_FURTHER = 1000;
/** Faster than this nobody reads, where the plan does not say. */
const TOO_FAST_SECONDS = 3;

/** The judgments of a campaign, read once for each version of them. */
export function rankingsOf(
  { store, results }: Services,
  { id, version }: CampaignRow,
  whose: Whose,
): Promise<Ranking[]> {
  return results.get(id, version, `rankings ${whose}`, () => readRankings(store.db, id, whose));
}

/** The pairs of systems in them, expanded once for all results that need them. */
function pairsOf(services: Services, campaign: CampaignRow, whose: Whose): Promise<PairwiseJudgments> {
  return services.results.get(campaign.id, campaign.version, `pairs ${whose}`, async () =>
    pairwiseJudgments(await rankingsOf(services, campaign, whose), 'systems'),
  );
}

export interface RankingRequest {
  readonly method: RankingMethodName;
  readonly whose: Whose;
  readonly unit: ResampleUnit;
  readonly runs: number | undefined;
}

/** The ranking of the systems, with its runs on all threads. */
export async function rankingResult(
  services: Services,
  campaign: CampaignRow,
  { method, whose, unit, runs: resamples = RUNS[method] }: RankingRequest,
): Promise<SystemRanking> {
  const key = JSON.stringify(['ranking', method, whose, unit, resamples]);
  return services.results.get(campaign.id, campaign.version, key, async () => {
    const runner = computingRunner(services.computing);
    const options = { unit, resamples, seed: SEED, confidence: CONFIDENCE, runner };
    return rank(await pairsOf(services, campaign, whose), method, options);
  });
}

export function headToHeadResult(services: Services, campaign: CampaignRow, whose: Whose): Promise<HeadToHead> {
  return services.results.get(campaign.id, campaign.version, `head-to-head ${whose}`, async () =>
    headToHead(countPairs(await pairsOf(services, campaign, whose))),
  );
}

export function agreementResult(services: Services, campaign: CampaignRow, whose: Whose): Promise<JudgeAgreement> {
  return services.results.get(campaign.id, campaign.version, `agreement ${whose}`, async () =>
    services.computing.run('agreementOf', {
      rankings: await rankingsOf(services, campaign, whose),
      resamples: AGREEMENT_RESAMPLES,
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

/** For each two neighbours of the ranking, how many more rankings tell them apart. */
export function separationResult(services: Services, campaign: CampaignRow, whose: Whose): Promise<Separation[]> {
  const { results, computing } = services;
  return results.get(campaign.id, campaign.version, `separation ${whose}`, async () => {
    const rankings = await rankingsOf(services, campaign, whose);
    const { systems } = await headToHeadResult(services, campaign, whose);
    const neighbours = systems.slice(1).map((worse, at) => [systems[at], worse] as const);
    const options = { ...SEPARATION, limit: MOST_FURTHER };
    // One after the other in one lane, so that a thread is left for results that are sooner at hand.
    const runner = computingRunner(computing, { lanes: 1 });
    const separations: Separation[] = [];
    for (const pair of neighbours) separations.push(await separateSystems(rankings, pair, options, { runner }));
    return separations;
  });
}
