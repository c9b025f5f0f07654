import type { MiddlewareHandler } from 'hono';
import { findCampaign } from '../campaigns/campaigns.js';
import { wrongState } from '../errors.js';
import type { EnvWith } from '../http/env.js';
import { expiredLink, limitReaders } from '../http/strangers.js';
import { bearerKey } from '../links/require-link.js';
import { firstRow } from '../storage/rows.js';
import type { Db } from '../storage/store.js';
import type { CampaignRow } from '../storage/tables.js';
import { hashToken, newToken } from '../tokens.js';
import { crowdOf } from './crowd-of.js';

/**
 * A new link by which participants come; the previous one stops working. Its token is in the path, because services that
 * recruit append the id to whatever they are given, and behind a fragment it would be lost.
 */
export async function newCrowdLink(db: Db, campaignId: string): Promise<string> {
  const crowd = crowdOf(await findCampaign(db, campaignId));
  if (crowd === null) {
    throw wrongState('a campaign that recruits participants', 'one that does not', 'Save how it recruits them first.');
  }
  const token = newToken();
  await setToken(db, campaignId, hashToken(token));
  return `/take-part/${token}?${crowd.parameter}=`;
}

/** Lets nobody new take part; participants keep the links of their own. */
export async function closeCrowdLink(db: Db, campaignId: string): Promise<void> {
  await findCampaign(db, campaignId);
  await setToken(db, campaignId, null);
}

async function setToken(db: Db, campaignId: string, hash: string | null): Promise<void> {
  await db.updateTable('campaigns').set({ crowd_hash: hash }).where('id', '=', campaignId).execute();
}

/** What the link by which somebody comes is for. */
export interface CrowdEntrance {
  readonly campaign: CampaignRow;
  readonly token: string;
}

/** Lets only holders of the link by which participants come pass. */
export const requireCrowdLink: MiddlewareHandler<EnvWith<{ entrance: CrowdEntrance }>> = async (c, next) => {
  await limitReaders(c);
  const token = bearerKey(c) ?? '';
  const campaign = await firstRow(c.var.services.store.db, 'campaigns', { crowd_hash: hashToken(token) });
  if (campaign === undefined) throw await expiredLink(c);
  c.set('entrance', { campaign, token });
  await next();
};
