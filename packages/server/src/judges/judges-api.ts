import { createRoute, z } from '@hono/zod-openapi';
import { findCampaign } from '../campaigns/campaigns.js';
import { answers, apiGroup, forOrganisers, nothing, orError, takes } from '../http/route.js';
import { Id } from '../http/schemas.js';
import { addJudge, changeJudge, renewKey, revokeKey } from './judges.js';
import { Judge, JudgeChange, JudgeLink, NewJudge } from './schemas.js';
import { judgeStatistics } from './statistics.js';

const tags = ['judges'];
const ofCampaign = z.object({ campaign: Id });
const ofJudge = ofCampaign.extend({ judge: Id });

const list = createRoute({
  ...forOrganisers,
  method: 'get',
  path: '/campaigns/{campaign}/judges',
  tags,
  summary: 'List the judges of a campaign',
  request: { params: ofCampaign },
  responses: { 200: answers(z.object({ rows: z.array(Judge) }), 'All of them'), ...orError },
});

const add = createRoute({
  ...forOrganisers,
  method: 'post',
  path: '/campaigns/{campaign}/judges',
  tags,
  summary: 'Add a judge',
  request: { params: ofCampaign, ...takes(NewJudge) },
  responses: { 201: answers(JudgeLink, 'The link to give to the judge'), ...orError },
});

const change = createRoute({
  ...forOrganisers,
  method: 'patch',
  path: '/campaigns/{campaign}/judges/{judge}',
  tags,
  summary: 'Rename, pause or leave out a judge',
  request: { params: ofJudge, ...takes(JudgeChange) },
  responses: { 200: answers(Judge, 'The judge as they are now'), ...orError },
});

const renew = createRoute({
  ...forOrganisers,
  method: 'post',
  path: '/campaigns/{campaign}/judges/{judge}/link',
  tags,
  summary: 'Renew the link of a judge',
  request: { params: ofJudge },
  responses: { 201: answers(JudgeLink, 'The new link; the old one stops working'), ...orError },
});

const revoke = createRoute({
  ...forOrganisers,
  method: 'delete',
  path: '/campaigns/{campaign}/judges/{judge}/link',
  tags,
  summary: 'Revoke the link of a judge',
  request: { params: ofJudge },
  responses: { 204: nothing, ...orError },
});

const linkOf = (key: string): string => `/judge/${key}`;

export const judgesApi = apiGroup()
  .openapi(list, async (c) => {
    const { db } = c.var.services.store;
    const { id } = await findCampaign(db, c.req.valid('param').campaign);
    return c.json({ rows: await judgeStatistics(db, id) }, 200);
  })
  .openapi(add, async (c) => {
    const { store, clock } = c.var.services;
    const { id } = await findCampaign(store.db, c.req.valid('param').campaign);
    const { judge, key } = await addJudge(store, id, c.req.valid('json').name, clock());
    return c.json({ id: judge.id, name: judge.name, link: linkOf(key) }, 201);
  })
  .openapi(change, async (c) => {
    const { store } = c.var.services;
    const { campaign, judge } = c.req.valid('param');
    await changeJudge(store, campaign, judge, c.req.valid('json'));
    const [changed] = (await judgeStatistics(store.db, campaign)).filter(({ id }) => id === judge);
    return c.json(changed, 200);
  })
  .openapi(renew, async (c) => {
    const { campaign, judge } = c.req.valid('param');
    const renewed = await renewKey(c.var.services.store, campaign, judge);
    return c.json({ id: judge, name: renewed.judge.name, link: linkOf(renewed.key) }, 201);
  })
  .openapi(revoke, async (c) => {
    const { campaign, judge } = c.req.valid('param');
    await revokeKey(c.var.services.store, campaign, judge);
    return c.body(null, 204);
  });
