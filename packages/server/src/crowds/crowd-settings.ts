import { findCampaign } from '../campaigns/campaigns.js';
import type { Db } from '../storage/store.js';
import type { CampaignRow } from '../storage/tables.js';
import type { Crowd } from './schemas.js';

/** How a campaign recruits participants; null if it does not. */
export function crowdOf({ crowd }: CampaignRow): Crowd | null {
  return crowd === null ? null : (JSON.parse(crowd) as Crowd);
}

export async function saveCrowd(db: Db, campaignId: string, crowd: Crowd): Promise<void> {
  await findCampaign(db, campaignId);
  await db
    .updateTable('campaigns')
    .set({ crowd: JSON.stringify(crowd) })
    .where('id', '=', campaignId)
    .execute();
}
