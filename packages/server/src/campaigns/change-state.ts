import { wrongState } from '../errors.js';
import { countRows } from '../storage/rows.js';
import type { Db, Store } from '../storage/store.js';
import type { CampaignRow, CampaignState } from '../storage/tables.js';
import { lockCampaign, planOf } from './campaigns.js';
import { readPractice } from './practice.js';

/** Which states may follow which. */
const NEXT: Readonly<Record<CampaignState, readonly CampaignState[]>> = {
  draft: ['running'],
  running: ['paused', 'closed'],
  paused: ['running', 'closed'],
  closed: ['running'],
};

/** Starts, pauses, resumes, closes or reopens a campaign. Asking for the current state is not an error. */
export async function changeState({ db }: Store, id: string, state: CampaignState): Promise<CampaignRow> {
  return db.transaction().execute(async (trx) => {
    const row = await lockCampaign(trx, id, 0);
    if (row.state === state) return row;
    if (!NEXT[row.state].includes(state)) {
      throw wrongState(`a campaign that can be ${state}`, `one that is ${row.state}`, 'Start it first.');
    }
    if (row.state === 'draft') await checkReady(trx, row);
    await trx.updateTable('campaigns').set({ state }).where('id', '=', id).execute();
    return { ...row, state };
  });
}

async function checkReady(trx: Db, campaign: CampaignRow): Promise<void> {
  const { id } = campaign;
  if ((await countRows(trx, 'items', { campaign_id: id, kind: 'main' })) === 0) {
    throw wrongState(
      'items to judge',
      'none',
      'Upload a source and the outputs of two or more systems, and choose a plan.',
    );
  }
  if (planOf(campaign)?.protocol.kind !== 'pairwise') return;
  const { items } = await readPractice(trx, id);
  const tooMany = items.findIndex(({ outputs }) => outputs.length > 2);
  if (tooMany === -1) return;
  throw wrongState(
    'two outputs in each practice item, as pairs are compared',
    `${items[tooMany].outputs.length} in item ${tooMany + 1}`,
    'Remove the other outputs.',
  );
}
