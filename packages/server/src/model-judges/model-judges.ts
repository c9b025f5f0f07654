import type { z } from '@hono/zod-openapi';
import { FEW_CALLS, counted, groupBy, type StetErrorDetails } from '@stet/core/internal';
import { findCampaign, lockCampaign } from '../campaigns/campaigns.js';
import { nameTaken, wrongState } from '../errors.js';
import { newJudge } from '../judges/new-judge.js';
import type { Services } from '../services.js';
import { findRow, firstRow } from '../storage/rows.js';
import type { Db } from '../storage/store.js';
import type { ModelJudgeRow } from '../storage/tables.js';
import { findEndpoint } from './endpoint.js';
import { modelOutcome } from './model-outcome.js';
import { MODEL_JUDGING, type ModelJob } from './request-judging.js';
import type { ModelEstimate, ModelJudge, NewModelJudge, StartModel } from './schemas.js';
import { makeSettings, settingsOf } from './settings.js';
import { storedItems } from './stored-items.js';

/** Adds a model as a judge. Nothing is asked yet. */
export async function addModel(
  { store: { db }, models, clock }: Services,
  campaignId: string,
  asked: NewModelJudge,
): Promise<string> {
  const campaign = await findCampaign(db, campaignId);
  if (campaign.state === 'draft') {
    throw wrongState('a campaign with items', 'a draft, which has none yet', 'Start the campaign first.');
  }
  const settings = makeSettings(campaign, asked, findEndpoint(models, asked.endpoint));
  const now = clock();
  const judge = newJudge(
    { campaign_id: campaignId, name: asked.name ?? asked.model, created_at: now },
    { kind: 'model' },
  );
  await db.transaction().execute(async (trx) => {
    await lockCampaign(trx, campaignId);
    const namesake = await firstRow(trx, 'judges', { campaign_id: campaignId, name: judge.name });
    if (namesake !== undefined) throw nameTaken(judge.name, 'judge of the campaign');
    await trx.insertInto('judges').values(judge).execute();
    const row: ModelJudgeRow = {
      judge_id: judge.id,
      campaign_id: campaignId,
      settings: JSON.stringify(settings),
      state: 'new',
      run: 0,
      questions: 0,
      reason: null,
      started_at: null,
      ended_at: null,
    };
    await trx.insertInto('model_judges').values(row).execute();
  });
  return judge.id;
}

/** A model of a campaign that can be asked. */
export function findModel(db: Db, campaignId: string, judgeId: string): Promise<ModelJudgeRow> {
  return findRow(
    db,
    'model_judges',
    { campaign_id: campaignId, judge_id: judgeId },
    'a model that judges in this campaign',
  );
}

export async function estimateModel(services: Services, row: ModelJudgeRow): Promise<ModelEstimate> {
  const { about, mostCalls } = settingsOf(row);
  const { questions, open, estimate } = await modelOutcome(services, row);
  return {
    items: (await storedItems(services.store.db, row.campaign_id, about)).length,
    ...{ questions, open, mostCalls, inputTokens: estimate.input, outputTokens: estimate.output },
    needsConfirmation: open > FEW_CALLS,
  };
}

/** Starts asking, or goes on where it was. */
export async function startModel(
  services: Services,
  row: ModelJudgeRow,
  { confirmed = 0, mostCalls }: z.infer<typeof StartModel>,
): Promise<void> {
  const { store, models, queue, clock } = services;
  const settings = settingsOf(row);
  findEndpoint(models, settings.endpoint);
  const { questions, open, needsConfirmation } = await estimateModel(services, row);
  if (questions === 0) {
    throw wrongState('items to ask about', 'none', 'Wait until people have judged some, or ask about all items.');
  }
  if (needsConfirmation && confirmed < open) {
    throw wrongState(
      `that somebody agrees to ask more than ${FEW_CALLS.toLocaleString('en')} questions`,
      `${counted(open, 'question')}, and nobody who agreed`,
      'Send the number of questions that you agree to.',
    );
  }
  await store.db.transaction().execute(async (trx) => {
    const run = row.run + 1;
    const started = await trx
      .updateTable('model_judges')
      .set({
        settings: JSON.stringify({ ...settings, mostCalls: mostCalls ?? settings.mostCalls }),
        state: 'asking',
        run,
        questions,
        reason: null,
        started_at: clock(),
        ended_at: null,
      })
      .where('judge_id', '=', row.judge_id)
      .where('run', '=', row.run)
      .where('state', '!=', 'asking')
      .returning('run')
      .executeTakeFirst();
    if (started === undefined) throw wrongState('a model that is not asked now', 'one that is', 'Wait, or stop it.');
    await queue.send(trx, { queue: MODEL_JUDGING, data: { judge: row.judge_id, run } satisfies ModelJob });
  });
}

/** What is under way is finished, and nothing more is asked. */
export async function stopModel(
  { store: { db }, clock }: Services,
  { judge_id: judgeId }: ModelJudgeRow,
): Promise<void> {
  await db
    .updateTable('model_judges')
    .set({ state: 'stopped', ended_at: clock() })
    .where('judge_id', '=', judgeId)
    .where('state', '=', 'asking')
    .execute();
}

/** Removes a model with all that it said. */
export async function removeModel({ store: { db } }: Services, campaignId: string, judgeId: string): Promise<void> {
  await findRow(db, 'judges', { campaign_id: campaignId, id: judgeId, kind: 'model' }, 'a model of this campaign');
  const row = await firstRow(db, 'model_judges', { judge_id: judgeId });
  if (row?.state === 'asking') throw wrongState('a model that is not asked now', 'one that is', 'Stop it first.');
  await db.transaction().execute(async (trx) => {
    await lockCampaign(trx, campaignId);
    await trx.deleteFrom('judges').where('id', '=', judgeId).execute();
  });
}

/** The models of a campaign in the order they were added, with how far they are. */
export async function listModels(db: Db, campaignId: string): Promise<ModelJudge[]> {
  const judges = await db
    .selectFrom('judges')
    .leftJoin('model_judges', 'model_judges.judge_id', 'judges.id')
    .select(['judges.id', 'judges.name', 'judges.created_at'])
    .select(['settings', 'state', 'reason', 'questions', 'started_at', 'ended_at'])
    .where('judges.campaign_id', '=', campaignId)
    .where('judges.kind', '=', 'model')
    .orderBy('judges.created_at')
    .orderBy('judges.name')
    .execute();
  const counts = await db
    .selectFrom('assignments')
    .innerJoin('judges', 'judges.id', 'assignments.judge_id')
    .select(({ fn }) => ['judge_id', 'state', fn.countAll<number>().as('count')])
    .where('assignments.campaign_id', '=', campaignId)
    .where('judges.kind', '=', 'model')
    .groupBy(['judge_id', 'state'])
    .execute();
  const calls = await db
    .selectFrom('model_replies')
    .innerJoin('judges', 'judges.id', 'model_replies.judge_id')
    .select(({ fn }) => ['judge_id', fn.countAll<number>().as('count')])
    .where('judges.campaign_id', '=', campaignId)
    .groupBy('judge_id')
    .execute();
  const byJudge = groupBy(counts, ({ judge_id }) => judge_id);
  return judges.map(({ id, name, created_at, settings, state, reason, questions, started_at, ended_at }) => {
    const countOf = (wanted: string): number => byJudge.get(id)?.find((row) => row.state === wanted)?.count ?? 0;
    return {
      ...{ id, name, createdAt: created_at },
      settings: settings === null ? null : withoutUrl(settings),
      state: state ?? 'done',
      reason: reason === null ? null : (JSON.parse(reason) as StetErrorDetails),
      questions: questions ?? 0,
      calls: calls.find(({ judge_id }) => judge_id === id)?.count ?? 0,
      ...{ judged: countOf('judged'), skipped: countOf('skipped'), startedAt: started_at, endedAt: ended_at },
    };
  });
}

/** Where a server stands inside somebody's network is nobody's business but the operator's. */
function withoutUrl(settings: string): NonNullable<ModelJudge['settings']> {
  const { url: _, ...shown } = settingsOf({ settings });
  return shown;
}
