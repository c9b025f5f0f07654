import { createRoute, z } from '@hono/zod-openapi';
import { findCampaign } from '../campaigns/campaigns.js';
import { answers, apiGroup, forOrganisers, orError } from '../http/route.js';
import { Id } from '../http/schemas.js';
import { judgeStatistics } from '../judges/statistics.js';
import {
  agreementResult,
  headToHeadResult,
  qualityResult,
  rankingResult,
  rankingsOf,
  separationResult,
} from './dashboard.js';
import { flaggedItems, progressOf } from './progress.js';
import {
  Agreement,
  HeadToHead,
  Progress,
  Quality,
  RankingQuery,
  Separation,
  SystemRanking,
  JudgeSelectionQuery,
} from './schemas.js';
import { viewAgreement, viewHeadToHead, viewQuality, viewRanking, viewSeparation } from './views.js';

const tags = ['results'];
const params = z.object({ campaign: Id });

const progress = createRoute({
  ...forOrganisers,
  method: 'get',
  path: '/campaigns/{campaign}/progress',
  tags,
  summary: 'The progress of the campaign and its judges',
  request: { params },
  responses: { 200: answers(Progress, 'As of now'), ...orError },
});

const ranking = createRoute({
  ...forOrganisers,
  method: 'get',
  path: '/campaigns/{campaign}/ranking',
  tags,
  summary: 'The ranking of the systems so far, with rank ranges and clusters',
  request: { params, query: RankingQuery },
  responses: { 200: answers(SystemRanking, 'Best first'), ...orError },
});

const headToHead = createRoute({
  ...forOrganisers,
  method: 'get',
  path: '/campaigns/{campaign}/head-to-head',
  tags,
  summary: 'Each system against each other one',
  request: { params, query: JudgeSelectionQuery },
  responses: { 200: answers(HeadToHead, 'By row and column'), ...orError },
});

const agreement = createRoute({
  ...forOrganisers,
  method: 'get',
  path: '/campaigns/{campaign}/agreement',
  tags,
  summary: 'How far judges agree',
  request: { params, query: JudgeSelectionQuery },
  responses: { 200: answers(Agreement, 'With each other and with themselves'), ...orError },
});

const quality = createRoute({
  ...forOrganisers,
  method: 'get',
  path: '/campaigns/{campaign}/quality',
  tags,
  summary: 'How consistently and how fast judges work, and what they flagged',
  request: { params },
  responses: { 200: answers(Quality, 'Also of judges who are left out'), ...orError },
});

const separation = createRoute({
  ...forOrganisers,
  method: 'get',
  path: '/campaigns/{campaign}/separation',
  tags,
  summary: 'How many more rankings it takes to tell neighbours in the ranking apart',
  request: { params, query: JudgeSelectionQuery },
  responses: { 200: answers(Separation, 'Best first'), ...orError },
});

export const dashboardApi = apiGroup()
  .openapi(progress, async (c) => {
    const { store, clock } = c.var.services;
    const campaign = await findCampaign(store.db, c.req.valid('param').campaign);
    return c.json(await progressOf(store.db, campaign, clock()), 200);
  })
  .openapi(ranking, async (c) => {
    const { services } = c.var;
    const campaign = await findCampaign(services.store.db, c.req.valid('param').campaign);
    const { judges: selection, ...query } = c.req.valid('query');
    const rankings = await rankingsOf(services, campaign, selection);
    const result = rankingResult(services, campaign, { selection, ...query, runs: query.runs });
    return c.json(await viewRanking(result, rankings.length, campaign.version), 200);
  })
  .openapi(headToHead, async (c) => {
    const { services } = c.var;
    const campaign = await findCampaign(services.store.db, c.req.valid('param').campaign);
    const result = await headToHeadResult(services, campaign, c.req.valid('query').judges);
    return c.json(viewHeadToHead(result, campaign.version), 200);
  })
  .openapi(agreement, async (c) => {
    const { services } = c.var;
    const campaign = await findCampaign(services.store.db, c.req.valid('param').campaign);
    const result = await agreementResult(services, campaign, c.req.valid('query').judges);
    return c.json(viewAgreement(result, campaign.version), 200);
  })
  .openapi(quality, async (c) => {
    const { services } = c.var;
    const { db } = services.store;
    const campaign = await findCampaign(db, c.req.valid('param').campaign);
    const [judges, quality, agreed, flagged] = await Promise.all([
      judgeStatistics(db, campaign.id),
      qualityResult(services, campaign),
      agreementResult(services, campaign, 'all'),
      flaggedItems(db, campaign.id),
    ]);
    return c.json(viewQuality(judges, quality, agreed, flagged, campaign.version), 200);
  })
  .openapi(separation, async (c) => {
    const { services } = c.var;
    const campaign = await findCampaign(services.store.db, c.req.valid('param').campaign);
    const result = await separationResult(services, campaign, c.req.valid('query').judges);
    return c.json(viewSeparation(result, campaign.version), 200);
  });
