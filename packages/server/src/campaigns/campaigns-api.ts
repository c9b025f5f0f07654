import { createRoute, z } from '@hono/zod-openapi';
import { answers, apiGroup, forOrganisers, nothing, orError, takes } from '../http/route.js';
import { Id, PageQuery, pageOf } from '../http/schemas.js';
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

const tags = ['campaigns'];
const ofCampaign = z.object({ campaign: Id });

const list = createRoute({
  ...forOrganisers,
  method: 'get',
  path: '/campaigns',
  tags,
  summary: 'List campaigns, newest first',
  request: { query: PageQuery },
  responses: { 200: answers(pageOf(Campaign), 'A page of them'), ...orError },
});

const create = createRoute({
  ...forOrganisers,
  method: 'post',
  path: '/campaigns',
  tags,
  summary: 'Create a campaign',
  request: takes(NewCampaign),
  responses: { 201: answers(Campaign, 'A draft'), ...orError },
});

const get = createRoute({
  ...forOrganisers,
  method: 'get',
  path: '/campaigns/{campaign}',
  tags,
  summary: 'Get a campaign',
  request: { params: ofCampaign },
  responses: { 200: answers(Campaign, 'The campaign'), ...orError },
});

const change = createRoute({
  ...forOrganisers,
  method: 'patch',
  path: '/campaigns/{campaign}',
  tags,
  summary: 'Change name or instructions',
  request: { params: ofCampaign, ...takes(CampaignChange) },
  responses: { 200: answers(Campaign, 'The campaign as it is now'), ...orError },
});

const remove = createRoute({
  ...forOrganisers,
  method: 'delete',
  path: '/campaigns/{campaign}',
  tags,
  summary: 'Remove a campaign with all its judgments',
  request: { params: ofCampaign },
  responses: { 204: nothing, ...orError },
});

const setState = createRoute({
  ...forOrganisers,
  method: 'put',
  path: '/campaigns/{campaign}/state',
  tags,
  summary: 'Start, pause, resume, close or reopen a campaign',
  request: { params: ofCampaign, ...takes(StateChange) },
  responses: { 200: answers(Campaign, 'The campaign as it is now'), ...orError },
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
