import { z } from '@hono/zod-openapi';
import { answers, apiGroup, forOrganisers, takes } from '../http/route.js';
import { PageQuery, numberCursor, pageOf } from '../http/schemas.js';
import { findCampaign } from './campaigns.js';
import { listItems, viewItem } from './items.js';
import { drawPlan, previewOf, savePlan } from './plan.js';
import { readPractice, savePractice } from './practice.js';
import { Item, ItemDetail, Plan, PlanPreview, Practice } from './schemas.js';

const organisers = forOrganisers('items');

const preview = organisers.post(
  '/campaigns/{campaign}/plan/preview',
  'See what a plan would draw: probabilities of the sentences, judgments, pairs',
  { ...takes(Plan), 200: answers(PlanPreview, 'Nothing is saved') },
);

const save = organisers.put('/campaigns/{campaign}/plan', 'Choose the plan and draw the items', {
  ...takes(Plan),
  200: answers(PlanPreview, 'What was drawn'),
});

const getPractice = organisers.get('/campaigns/{campaign}/practice', 'Get the practice items', {
  200: answers(Practice, 'In order'),
});

const putPractice = organisers.put(
  '/campaigns/{campaign}/practice',
  'Set the practice items, which every judge sees first, with the feedback on them',
  { ...takes(Practice), 200: answers(Practice, 'Saved') },
);

const list = organisers.get('/campaigns/{campaign}/items', 'List the items of a campaign', {
  query: PageQuery.extend({ only: z.enum(['flagged', 'skipped']).optional() }),
  200: answers(pageOf(Item), 'A page of them'),
});

const get = organisers.get('/campaigns/{campaign}/items/{item}', 'Get an item with its judgments', {
  200: answers(ItemDetail, 'With earlier answers of judges who changed their minds'),
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
