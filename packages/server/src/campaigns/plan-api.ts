import { createRoute, z } from '@hono/zod-openapi';
import { answers, apiGroup, forOrganisers, orError, takes } from '../http/route.js';
import { Id, PageQuery, numberCursor, pageOf } from '../http/schemas.js';
import { findCampaign } from './campaigns.js';
import { listItems, viewItem } from './items.js';
import { drawPlan, previewOf, savePlan } from './plan.js';
import { readPractice, savePractice } from './practice.js';
import { Item, ItemDetail, Plan, PlanPreview, Practice } from './schemas.js';

const tags = ['items'];
const ofCampaign = z.object({ campaign: Id });

const preview = createRoute({
  ...forOrganisers,
  method: 'post',
  path: '/campaigns/{campaign}/plan/preview',
  tags,
  summary: 'See what a plan would draw: probabilities of the sentences, judgments, pairs',
  request: { params: ofCampaign, ...takes(Plan) },
  responses: { 200: answers(PlanPreview, 'Nothing is saved'), ...orError },
});

const save = createRoute({
  ...forOrganisers,
  method: 'put',
  path: '/campaigns/{campaign}/plan',
  tags,
  summary: 'Choose the plan and draw the items',
  request: { params: ofCampaign, ...takes(Plan) },
  responses: { 200: answers(PlanPreview, 'What was drawn'), ...orError },
});

const getPractice = createRoute({
  ...forOrganisers,
  method: 'get',
  path: '/campaigns/{campaign}/practice',
  tags,
  summary: 'Get the practice items',
  request: { params: ofCampaign },
  responses: { 200: answers(Practice, 'In order'), ...orError },
});

const putPractice = createRoute({
  ...forOrganisers,
  method: 'put',
  path: '/campaigns/{campaign}/practice',
  tags,
  summary: 'Set the practice items, which every judge sees first, with the feedback on them',
  request: { params: ofCampaign, ...takes(Practice) },
  responses: { 200: answers(Practice, 'Saved'), ...orError },
});

const list = createRoute({
  ...forOrganisers,
  method: 'get',
  path: '/campaigns/{campaign}/items',
  tags,
  summary: 'List the items of a campaign',
  request: {
    params: ofCampaign,
    query: PageQuery.extend({ only: z.enum(['flagged', 'skipped']).optional() }),
  },
  responses: { 200: answers(pageOf(Item), 'A page of them'), ...orError },
});

const get = createRoute({
  ...forOrganisers,
  method: 'get',
  path: '/campaigns/{campaign}/items/{item}',
  tags,
  summary: 'Get an item with its judgments',
  request: { params: ofCampaign.extend({ item: Id }) },
  responses: { 200: answers(ItemDetail, 'With earlier answers of judges who changed their minds'), ...orError },
});

export const planApi = apiGroup()
  .openapi(preview, async (c) => {
    const { services } = c.var;
    const { id } = await findCampaign(services.store.db, c.req.valid('param').campaign);
    return c.json(previewOf(await drawPlan(services, id, c.req.valid('json'))), 200);
  })
  .openapi(save, async (c) => {
    return c.json(previewOf(await savePlan(c.var.services, c.req.valid('param').campaign, c.req.valid('json'))), 200);
  })
  .openapi(getPractice, async (c) => {
    const { db } = c.var.services.store;
    const { id } = await findCampaign(db, c.req.valid('param').campaign);
    return c.json(await readPractice(db, id), 200);
  })
  .openapi(putPractice, async (c) => {
    const { store, clock } = c.var.services;
    const { campaign } = c.req.valid('param');
    await savePractice(store, campaign, c.req.valid('json'), clock());
    return c.json(await readPractice(store.db, campaign), 200);
  })
  .openapi(list, async (c) => {
    const { db } = c.var.services.store;
    const { id } = await findCampaign(db, c.req.valid('param').campaign);
    const { cursor, limit, only } = c.req.valid('query');
    return c.json(await listItems(db, id, { cursor: numberCursor(cursor), limit, only }), 200);
  })
  .openapi(get, async (c) => {
    const { campaign, item } = c.req.valid('param');
    return c.json(await viewItem(c.var.services.store.db, campaign, item), 200);
  });
