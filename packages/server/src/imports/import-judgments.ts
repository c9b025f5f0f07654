import { findCampaign } from '../campaigns/campaigns.js';
import { lockDraft } from '../campaigns/texts.js';
import { conflict, wrongState } from '../errors.js';
import type { Services } from '../services.js';
import { insertRows } from '../storage/rows.js';
import type { Db } from '../storage/store.js';
import type { JudgmentsTask } from './judgments-job.js';
import type { UploadedJudgments } from './read-uploaded-judgments.js';

/**
 * Imports judgments made elsewhere, from a file of any format, into a draft that has the texts. Returns what could not be
 * read as it was meant, in words.
 */
export async function importJudgments(
  { store: { db }, computing }: Pick<Services, 'store' | 'computing'>,
  campaignId: string,
  uploads: UploadedJudgments,
  now: number,
): Promise<readonly string[]> {
  const { version } = await findCampaign(db, campaignId);
  const texts = await textsOf(db, campaignId);
  const rows = await computing.run('readJudgmentRows', { uploads, campaignId, now, ...texts });
  await db.transaction().execute(async (trx) => {
    if ((await lockDraft(trx, campaignId)).version !== version + 1) {
      throw conflict('the texts that the judgments are about', 'other texts, uploaded since', 'Import them again.');
    }
    await trx.deleteFrom('items').where('campaign_id', '=', campaignId).execute();
    await trx.deleteFrom('judges').where('campaign_id', '=', campaignId).execute();
    await insertRows(trx, 'judges', rows.judges);
    await insertRows(trx, 'items', rows.items);
    await insertRows(trx, 'assignments', rows.assignments);
    await insertRows(trx, 'judgments', rows.judgments);
    await trx.updateTable('campaigns').set({ state: 'closed', open_items: 0 }).where('id', '=', campaignId).execute();
  });
  return rows.warnings;
}

async function textsOf(db: Db, campaignId: string): Promise<Pick<JudgmentsTask, 'source' | 'systems'>> {
  const rows = await db
    .selectFrom('texts')
    .select(['role', 'name', 'content'])
    .where('campaign_id', '=', campaignId)
    .where('role', 'in', ['source', 'system'])
    .execute();
  const source = rows.find(({ role }) => role === 'source')?.content;
  const systems = rows.filter(({ role }) => role === 'system').sort((a, b) => (a.name < b.name ? -1 : 1));
  if (source === undefined || systems.length === 0) {
    throw wrongState('the source and the outputs that were judged', 'none', 'Upload them first.');
  }
  return { source, systems };
}
