import { rankingsOf } from '../dashboard/dashboard.js';
import { findCampaign } from '../campaigns/campaigns.js';
import type { Services } from '../services.js';
import type { ModelJudgeRow } from '../storage/tables.js';
import type { ModelOutcome } from './model-job.js';
import { readReplies } from './replies.js';
import { settingsOf } from './settings.js';
import { storedItems } from './stored-items.js';

/** What came of asking a model so far. */
export async function modelOutcome(services: Services, row: ModelJudgeRow): Promise<ModelOutcome> {
  const { store, computing } = services;
  const settings = settingsOf(row);
  const campaign = await findCampaign(store.db, row.campaign_id);
  const [items, replies, people] = await Promise.all([
    storedItems(store.db, row.campaign_id, settings.about),
    readReplies(store.db, row.judge_id),
    rankingsOf(services, campaign, 'counted'),
  ]);
  return computing.run('judgeByModel', { settings, items, replies, people });
}
