import { findCampaign } from '../campaigns/campaigns.js';
import { answers, apiGroup, forOrganisers, nothing, takes } from '../http/route.js';
import { listOf } from '../http/schemas.js';
import { renewKey, revokeKey } from '../links/personal-links.js';
import { addJudge, changeJudge, findJudge } from './judges.js';
import { Judge, JudgeChange, JudgeLink, NewJudge } from './schemas.js';
import { judgeStatistics } from './statistics.js';

const organisers = forOrganisers('judges');

const list = organisers.get('/campaigns/{campaign}/judges', 'List the judges of a campaign', {
  200: answers(listOf(Judge), 'All of them'),
});

const add = organisers.post('/campaigns/{campaign}/judges', 'Add a judge', {
  ...takes(NewJudge),
  201: answers(JudgeLink, 'The link to give to the judge'),
});

const change = organisers.patch('/campaigns/{campaign}/judges/{judge}', 'Rename, pause or leave out a judge', {
  ...takes(JudgeChange),
  200: answers(Judge, 'The judge as they are now'),
});

const renew = organisers.post('/campaigns/{campaign}/judges/{judge}/link', 'Renew the link of a judge', {
  201: answers(JudgeLink, 'The new link; the old one stops working'),
});

const revoke = organisers.delete('/campaigns/{campaign}/judges/{judge}/link', 'Revoke the link of a judge', {
  204: nothing,
});

const linkOf = (key: string): string => `/judge#${key}`;

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
    const { db } = c.var.services.store;
    const { campaign, judge } = c.req.valid('param');
    const { id, name } = await findJudge(db, campaign, judge);
    return c.json({ id, name, link: linkOf(await renewKey(db, 'judges', id)) }, 201);
  })
  .openapi(revoke, async (c) => {
    const { db } = c.var.services.store;
    const { campaign, judge } = c.req.valid('param');
    const { id } = await findJudge(db, campaign, judge);
    await revokeKey(db, 'judges', id);
    return c.body(null, 204);
  });
