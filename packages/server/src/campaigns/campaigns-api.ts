import { answers, apiGroup, forOrganisers, nothing, takes } from '../http/route.js';
import { PageQuery, pageOf } from '../http/schemas.js';
import {
  changeCampaign,
  createCampaign,
  findCampaign,
  listCampaigns,
  removeCampaign,
  viewCampaign,
} from './campaigns.js';
import { changeState } from './change-state.js';
import { Campaign, CampaignChange, NewCampaign, StateChange } from './schemas.js';

const organisers = forOrganisers('campaigns');

const list = organisers.get('/campaigns', 'List campaigns, newest first', {
  query: PageQuery,
  200: answers(pageOf(Campaign), 'A page of them'),
});

const create = organisers.post('/campaigns', 'Create a campaign', {
  ...takes(NewCampaign),
  201: answers(Campaign, 'A draft'),
});

const get = organisers.get('/campaigns/{campaign}', 'Get a campaign', { 200: answers(Campaign, 'The campaign') });

const change = organisers.patch('/campaigns/{campaign}', 'Change name or instructions', {
  ...takes(CampaignChange),
  200: answers(Campaign, 'The campaign as it is now'),
});

const remove = organisers.delete('/campaigns/{campaign}', 'Remove a campaign with all its judgments', { 204: nothing });

const setState = organisers.put('/campaigns/{campaign}/state', 'Start, pause, resume, close or reopen a campaign', {
  ...takes(StateChange),
  200: answers(Campaign, 'The campaign as it is now'),
});

export const campaignsApi = apiGroup()
  .openapi(list, async (c) => {
    const { cursor, limit } = c.req.valid('query');
    return c.json(await listCampaigns(c.var.services.store, cursor, limit), 200);
  })
  .openapi(create, async (c) => {
    const { store, clock } = c.var.services;
    const row = await createCampaign(store.db, c.req.valid('json'), clock());
    return c.json(await viewCampaign(store.db, row), 201);
  })
  .openapi(get, async (c) => {
    const { db } = c.var.services.store;
    return c.json(await viewCampaign(db, await findCampaign(db, c.req.valid('param').campaign)), 200);
  })
  .openapi(change, async (c) => {
    const { store } = c.var.services;
    const row = await changeCampaign(store, c.req.valid('param').campaign, c.req.valid('json'));
    return c.json(await viewCampaign(store.db, row), 200);
  })
  .openapi(remove, async (c) => {
    await removeCampaign(c.var.services.store, c.req.valid('param').campaign);
    return c.body(null, 204);
  })
  .openapi(setState, async (c) => {
    const { store } = c.var.services;
    const row = await changeState(store, c.req.valid('param').campaign, c.req.valid('json').state);
    return c.json(await viewCampaign(store.db, row), 200);
  });
