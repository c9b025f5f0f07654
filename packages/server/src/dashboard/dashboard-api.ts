import { drawingBias } from '@stet/core/internal';
import { findCampaign } from '../campaigns/campaigns.js';
import { answers, apiGroup, forOrganisers } from '../http/route.js';
import { judgeStatistics } from '../judges/statistics.js';
import {
  agreementResult,
  headToHeadResult,
  qualityResult,
  rankingResult,
  rankingsOf,
  separationResult,
  verdictsResult,
} from './dashboard.js';
import { attentionOf } from './attention-checks.js';
import { flaggedItems, progressOf } from './progress.js';
import { selectionOf } from './selection-of.js';
import {
  Agreement,
  Drawing,
  HeadToHead,
  Progress,
  Quality,
  RankingQuery,
  Separation,
  SeparationQuery,
  SystemRanking,
  Verdicts,
  JudgeSelectionQuery,
} from './schemas.js';
import {
  viewAgreement,
  viewDrawing,
  viewHeadToHead,
  viewQuality,
  viewRanking,
  viewSeparation,
  viewVerdicts,
} from './views.js';

const organisers = forOrganisers('results');

const progress = organisers.get('/campaigns/{campaign}/progress', 'The progress of the campaign and its judges', {
  200: answers(Progress, 'As of now'),
});

const ranking = organisers.get(
  '/campaigns/{campaign}/ranking',
  'The ranking of the systems so far, with rank ranges and clusters',
  {
    query: RankingQuery,
    200: answers(SystemRanking, 'Best first'),
  },
);

const headToHead = organisers.get('/campaigns/{campaign}/head-to-head', 'Each system against each other one', {
  query: JudgeSelectionQuery,
  200: answers(HeadToHead, 'By row and column'),
});

const agreement = organisers.get('/campaigns/{campaign}/agreement', 'How far judges agree', {
  query: JudgeSelectionQuery,
  200: answers(Agreement, 'With each other and with themselves'),
});

const verdicts = organisers.get('/campaigns/{campaign}/verdicts', 'What judges said of edits, and how far they agree', {
  query: JudgeSelectionQuery,
  200: answers(Verdicts, 'By system'),
});

const quality = organisers.get(
  '/campaigns/{campaign}/quality',
  'How consistently and how fast judges work, and what they flagged',
  { 200: answers(Quality, 'Also of judges who are left out') },
);

const separation = organisers.get(
  '/campaigns/{campaign}/separation',
  'How many more judgments it takes to tell neighbours in the ranking apart',
  {
    query: SeparationQuery,
    200: answers(Separation, 'Best first'),
  },
);

const drawing = organisers.get(
  '/campaigns/{campaign}/drawing',
  'How often each pair of systems was compared, where pairs are drawn',
  { query: JudgeSelectionQuery, 200: answers(Drawing, 'With what even drawing would have given') },
);

export const dashboardApi = apiGroup()
  .openapi(progress, async (c) => {
    const { store, clock } = c.var.services;
    const campaign = await findCampaign(store.db, c.req.valid('param').campaign);
    return c.json(await progressOf(store.db, campaign, clock()), 200);
  })
  .openapi(ranking, async (c) => {
    const { services } = c.var;
    const campaign = await findCampaign(services.store.db, c.req.valid('param').campaign);
    const { judges, models, only, without, with: also, ...query } = c.req.valid('query');
    const selection = selectionOf({ judges, models, only, without, with: also });
    const rankings = await rankingsOf(services, campaign, selection);
    const result = rankingResult(services, campaign, { selection, ...query, runs: query.runs });
    return c.json(await viewRanking(result, rankings, campaign.version), 200);
  })
  .openapi(headToHead, async (c) => {
    const { services } = c.var;
    const campaign = await findCampaign(services.store.db, c.req.valid('param').campaign);
    const result = await headToHeadResult(services, campaign, selectionOf(c.req.valid('query')));
    return c.json(viewHeadToHead(result, campaign.version), 200);
  })
  .openapi(agreement, async (c) => {
    const { services } = c.var;
    const campaign = await findCampaign(services.store.db, c.req.valid('param').campaign);
    const result = await agreementResult(services, campaign, selectionOf(c.req.valid('query')));
    return c.json(viewAgreement(result, campaign.version), 200);
  })
  .openapi(verdicts, async (c) => {
    const { services } = c.var;
    const campaign = await findCampaign(services.store.db, c.req.valid('param').campaign);
    const result = await verdictsResult(services, campaign, selectionOf(c.req.valid('query')));
    return c.json(viewVerdicts(result, campaign.version), 200);
  })
  .openapi(quality, async (c) => {
    const { services } = c.var;
    const { db } = services.store;
    const campaign = await findCampaign(db, c.req.valid('param').campaign);
    const [judges, quality, agreed, attention, flagged] = await Promise.all([
      judgeStatistics(db, campaign.id),
      qualityResult(services, campaign),
      agreementResult(services, campaign, 'all'),
      attentionOf(db, campaign),
      flaggedItems(db, campaign.id),
    ]);
    return c.json(viewQuality(judges, quality, agreed, attention, flagged, campaign.version), 200);
  })
  .openapi(separation, async (c) => {
    const { services } = c.var;
    const campaign = await findCampaign(services.store.db, c.req.valid('param').campaign);
    const { method, ...query } = c.req.valid('query');
    const result = await separationResult(services, campaign, selectionOf(query), method);
    return c.json(viewSeparation(result, method, campaign.version), 200);
  })
  .openapi(drawing, async (c) => {
    const { services } = c.var;
    const campaign = await findCampaign(services.store.db, c.req.valid('param').campaign);
    const rankings = await rankingsOf(services, campaign, selectionOf(c.req.valid('query')));
    return c.json(viewDrawing(drawingBias(rankings), campaign.version), 200);
  });
