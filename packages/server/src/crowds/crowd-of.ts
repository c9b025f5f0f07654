import type { CampaignRow } from '../storage/tables.js';
import type { Crowd } from './schemas.js';

/** How a campaign recruits participants; null if it does not. */
export function crowdOf({ crowd }: CampaignRow): Crowd | null {
  return crowd === null ? null : (JSON.parse(crowd) as Crowd);
}
