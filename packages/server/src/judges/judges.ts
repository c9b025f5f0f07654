import { nameTaken } from '../errors.js';
import { findRow } from '../storage/rows.js';
import type { Db, Store } from '../storage/store.js';
import type { JudgeRow } from '../storage/tables.js';
import { hashToken, newToken } from '../tokens.js';
import { newJudge } from './new-judge.js';

/** A new judge and the key of their link. */
export async function addJudge(
  { db }: Store,
  campaignId: string,
  name: string,
  now: number,
): Promise<{ judge: JudgeRow; key: string }> {
  const key = newToken();
  const judge = newJudge({ campaign_id: campaignId, name, created_at: now }, { key_hash: hashToken(key) });
  const added = await db
    .insertInto('judges')
    .values(judge)
    .onConflict((conflict) => conflict.columns(['campaign_id', 'name']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added === undefined) throw nameTaken(name, 'judge of the campaign');
  return { judge, key };
}

export function findJudge(db: Db, campaignId: string, id: string): Promise<JudgeRow> {
  return findRow(db, 'judges', { campaign_id: campaignId, id, kind: 'person' }, 'a judge of this campaign');
}

export interface JudgeChanges {
  readonly name?: string | undefined;
  readonly paused?: boolean | undefined;
  readonly leftOut?: boolean | undefined;
}

/** Changes a judge. Leaving one out changes the results. */
export async function changeJudge(
  { db }: Store,
  campaignId: string,
  id: string,
  { name, paused, leftOut }: JudgeChanges,
): Promise<JudgeRow> {
  return db.transaction().execute(async (trx) => {
    await trx
      .updateTable('campaigns')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', campaignId)
      .execute();
    const judge = await findJudge(trx, campaignId, id);
    const changed: JudgeRow = {
      ...judge,
      name: name ?? judge.name,
      paused: paused === undefined ? judge.paused : Number(paused),
      left_out: leftOut === undefined ? judge.left_out : Number(leftOut),
    };
    const namesakes = await trx
      .selectFrom('judges')
      .select('id')
      .where('campaign_id', '=', campaignId)
      .where('name', '=', changed.name)
      .where('id', '!=', id)
      .execute();
    if (namesakes.length > 0) throw nameTaken(changed.name, 'judge of the campaign');
    await trx
      .updateTable('judges')
      .set({ name: changed.name, paused: changed.paused, left_out: changed.left_out })
      .where('id', '=', id)
      .execute();
    return changed;
  });
}
