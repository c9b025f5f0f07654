import { findCampaign } from '../campaigns/campaigns.js';
import type { Db } from '../storage/store.js';
import type { Crowd } from './schemas.js';

/** Sets how a campaign recruits participants; those who have begun stay. */
export async function saveCrowd(db: Db, campaignId: string, crowd: Crowd): Promise<void> {
  await findCampaign(db, campaignId);
  await db
    .updateTable('campaigns')
    .set({ crowd: JSON.stringify(crowd) })
    .where('id', '=', campaignId)
    .execute();
}
