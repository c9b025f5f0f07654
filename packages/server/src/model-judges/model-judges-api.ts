import { findCampaign } from '../campaigns/campaigns.js';
import { notFound } from '../errors.js';
import { answers, apiGroup, forOrganisers, nothing, takes } from '../http/route.js';
import type { Services } from '../services.js';
import { modelsBeside } from './beside-people.js';
import { addModel, estimateModel, findModel, listModels, removeModel, startModel, stopModel } from './model-judges.js';
import { ModelEstimate, ModelJudge, ModelJudges, ModelsBeside, NewModelJudge, StartModel } from './schemas.js';
import { schemesFor } from './settings.js';

const organisers = forOrganisers('models');

const list = organisers.get('/campaigns/{campaign}/models', 'List the models that judge beside people', {
  200: answers(ModelJudges, 'All of them, and where models may be asked'),
});

const add = organisers.post('/campaigns/{campaign}/models', 'Add a model as a judge, without asking it yet', {
  ...takes(NewModelJudge),
  201: answers(ModelJudge, 'The model'),
});

const estimate = organisers.get('/campaigns/{campaign}/models/{judge}/estimate', 'What is left to ask a model', {
  200: answers(ModelEstimate, 'Nothing is asked'),
});

const start = organisers.post('/campaigns/{campaign}/models/{judge}/start', 'Ask a model, or go on asking it', {
  ...takes(StartModel),
  200: answers(ModelJudge, 'The model, which a worker asks'),
});

const stop = organisers.post('/campaigns/{campaign}/models/{judge}/stop', 'Ask a model nothing more', {
  200: answers(ModelJudge, 'The model; what it has said is kept'),
});

const remove = organisers.delete('/campaigns/{campaign}/models/{judge}', 'Remove a model and all that it said', {
  204: nothing,
});

const beside = organisers.get(
  '/campaigns/{campaign}/models-beside-people',
  'What models say beside what people say: agreement, biases, and what was asked',
  { 200: answers(ModelsBeside, 'In the order in which models were added') },
);

async function viewModel({ store }: Services, campaign: string, judge: string): Promise<ModelJudge> {
  const model = (await listModels(store.db, campaign)).find(({ id }) => id === judge);
  if (model === undefined) throw notFound('a model of this campaign');
  return model;
}

export const modelJudgesApi = apiGroup()
  .openapi(list, async (c) => {
    const { store, models } = c.var.services;
    const campaign = await findCampaign(store.db, c.req.valid('param').campaign);
    const rows = await listModels(store.db, campaign.id);
    return c.json({ endpoints: models.map(({ name }) => name), schemes: schemesFor(campaign), rows }, 200);
  })
  .openapi(add, async (c) => {
    const { services } = c.var;
    const { campaign } = c.req.valid('param');
    const judge = await addModel(services, campaign, c.req.valid('json'));
    return c.json(await viewModel(services, campaign, judge), 201);
  })
  .openapi(estimate, async (c) => {
    const { services } = c.var;
    const { campaign, judge } = c.req.valid('param');
    return c.json(await estimateModel(services, await findModel(services.store.db, campaign, judge)), 200);
  })
  .openapi(start, async (c) => {
    const { services } = c.var;
    const { campaign, judge } = c.req.valid('param');
    const row = await findModel(services.store.db, campaign, judge);
    await startModel(services, row, c.req.valid('json'));
    return c.json(await viewModel(services, campaign, judge), 200);
  })
  .openapi(stop, async (c) => {
    const { services } = c.var;
    const { campaign, judge } = c.req.valid('param');
    await stopModel(services, await findModel(services.store.db, campaign, judge));
    return c.json(await viewModel(services, campaign, judge), 200);
  })
  .openapi(remove, async (c) => {
    const { campaign, judge } = c.req.valid('param');
    await removeModel(c.var.services, campaign, judge);
    return c.body(null, 204);
  })
  .openapi(beside, async (c) => {
    const { services } = c.var;
    const campaign = await findCampaign(services.store.db, c.req.valid('param').campaign);
    return c.json(await modelsBeside(services, campaign), 200);
  });
