import { findCampaign } from '../campaigns/campaigns.js';
import { findRow } from '../storage/rows.js';
import type { Db } from '../storage/store.js';
import type { JudgeRow } from '../storage/tables.js';
import { crowdOf } from './crowd-of.js';
import type { Completion } from './schemas.js';

/** How a participant tells that they have finished; null until they have, so that nobody learns it before. */
export async function completionFor(
  db: Db,
  { id, campaign_id, participant }: Pick<JudgeRow, 'id' | 'campaign_id' | 'participant'>,
): Promise<Completion | null> {
  if (participant === null) return null;
  const { finished_at } = await findRow(db, 'judges', { id }, 'a judge');
  if (finished_at === null) return null;
  return crowdOf(await findCampaign(db, campaign_id))?.completion ?? null;
}
