import { findCampaign, viewCampaign } from '../campaigns/campaigns.js';
import { Campaign } from '../campaigns/schemas.js';
import { notFound } from '../errors.js';
import { answers, apiGroup, forDownloads, forOrganisers } from '../http/route.js';
import { requireReading } from '../tasks/require-permission.js';
import { beginCampaign } from './begin-campaign.js';
import { campaignOf, humanEvaluation } from './human-evaluation.js';
import { HumanEvaluation } from './schemas.js';

const organisers = forOrganisers('leaderboard');
const readers = forDownloads('leaderboard');

const begin = organisers.post(
  '/tasks/{task}/campaign',
  'Create a campaign in which people judge the submissions on the leaderboard',
  { 201: answers(Campaign, 'A draft with the texts in it') },
);

const get = readers.get('/tasks/{task}/human', 'How people and metrics rate the submissions, and how well they agree', {
  200: answers(HumanEvaluation, 'For everybody once the campaign is closed'),
});

export const evaluationApi = apiGroup()
  .openapi(begin, async (c) => {
    const { services } = c.var;
    const { db } = services.store;
    const id = await beginCampaign(services, c.req.valid('param').task);
    return c.json(await viewCampaign(db, await findCampaign(db, id)), 201);
  })
  .openapi(get, async (c) => {
    const { services, viewer } = c.var;
    const task = await requireReading(services, c.req.valid('param').task, viewer, 'readLeaderboard');
    const campaign = await campaignOf(services, task);
    // A viewer may be one of the judges, who must not see which way the others lean.
    if (viewer.kind !== 'organiser' && campaign.state !== 'closed') throw notFound('a campaign of this task');
    return c.json(await humanEvaluation(services, task, campaign), 200);
  });
