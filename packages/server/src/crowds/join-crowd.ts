import { createHmac } from 'node:crypto';
import { PRACTICE_KINDS } from '../campaigns/item-kind.js';
import { lockCampaign } from '../campaigns/campaigns.js';
import { limitReached, notAllowed, wrongState } from '../errors.js';
import { newJudge } from '../judges/new-judge.js';
import { protocolOf } from '../protocols/protocols.js';
import { countRows, firstRow } from '../storage/rows.js';
import type { Db, Store } from '../storage/store.js';
import type { CampaignRow, JudgeRow } from '../storage/tables.js';
import { hashToken } from '../tokens.js';
import type { CrowdEntrance } from './crowd-link.js';
import { crowdOf } from './crowd-of.js';
import type { CrowdRoom, Participation } from './schemas.js';

/** What somebody sees before they take part. */
export async function viewCrowdRoom(db: Db, campaign: CampaignRow): Promise<CrowdRoom> {
  const { parameter = '', itemsEach = 0, consent = '' } = crowdOf(campaign) ?? {};
  const { name, instructions } = campaign;
  const counts = PRACTICE_KINDS.map((kind) => countRows(db, 'items', { campaign_id: campaign.id, kind }));
  const practice = (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  return {
    name,
    instructions,
    protocol: protocolOf(campaign),
    consent,
    parameter,
    itemsEach,
    practice,
    closed: await closedTo(db, campaign),
  };
}

/** Why nobody new can take part; null while they can. */
async function closedTo(db: Db, campaign: CampaignRow): Promise<CrowdRoom['closed']> {
  if (campaign.state !== 'running') return 'not-running';
  const limit = crowdOf(campaign)?.limit ?? 0;
  return campaign.open_items === 0 || (await countParticipants(db, campaign.id)) >= limit ? 'full' : null;
}

async function countParticipants(db: Db, campaignId: string): Promise<number> {
  const { count } = await db
    .selectFrom('judges')
    .select(({ fn }) => fn.count<number>('participant').as('count'))
    .where('campaign_id', '=', campaignId)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Makes the judge for a participant's id, or finds them again. The key is made from the token of the link and the id, so
 * that it is the same on every device, and no other secret has to be stored.
 */
export async function joinCrowd(
  { db }: Store,
  { campaign: { id: campaignId }, token }: CrowdEntrance,
  participant: string,
  now: number,
): Promise<Participation> {
  const key = createHmac('sha256', token).update(participant).digest('base64url');
  return db.transaction().execute(async (trx) => {
    const campaign = await lockCampaign(trx, campaignId, 0);
    const returning = await firstRow(trx, 'judges', { campaign_id: campaignId, participant });
    const judge = returning ?? (await newParticipant(trx, campaign, participant, now));
    if (returning?.key_hash === null) {
      throw notAllowed('a participant who may enter', 'one whose access was ended', 'Ask the organiser.');
    }
    await trx
      .updateTable('judges')
      .set({ key_hash: hashToken(key) })
      .where('id', '=', judge.id)
      .execute();
    return { judge: judge.id, link: `/judge#${key}` };
  });
}

/** Judgments are published with the names of judges, so that the id is kept apart and the name says nothing. */
async function newParticipant(trx: Db, campaign: CampaignRow, participant: string, now: number): Promise<JudgeRow> {
  const closed = await closedTo(trx, campaign);
  if (closed === 'not-running') {
    throw wrongState('a campaign that runs', `one that is ${campaign.state}`, 'Come back later.');
  }
  if (closed === 'full') throw limitReached('a place for another participant', 'none left', 'Thank you all the same.');
  const judge = newJudge(
    { campaign_id: campaign.id, name: await freeName(trx, campaign.id), created_at: now },
    { participant },
  );
  await trx.insertInto('judges').values(judge).execute();
  return judge;
}

async function freeName(trx: Db, campaignId: string): Promise<string> {
  for (let number = (await countParticipants(trx, campaignId)) + 1; ; number++) {
    const name = `participant-${number}`;
    if ((await countRows(trx, 'judges', { campaign_id: campaignId, name })) === 0) return name;
  }
}
