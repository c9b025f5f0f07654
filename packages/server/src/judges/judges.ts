import { quote } from '@stet/core/internal';
import { ServerError } from '../errors.js';
import { notFound } from '../errors.js';
import type { Db, Store } from '../storage/store.js';
import type { JudgeRow } from '../storage/tables.js';
import { hashToken, newId, newToken } from '../tokens.js';

/** The judge whose link has this key. */
export async function judgeOfKey({ db }: Store, key: string): Promise<JudgeRow | undefined> {
  return db.selectFrom('judges').selectAll().where('key_hash', '=', hashToken(key)).executeTakeFirst();
}

/** A new judge and the key of their link. */
export async function addJudge(
  { db }: Store,
  campaignId: string,
  name: string,
  now: number,
): Promise<{ judge: JudgeRow; key: string }> {
  const key = newToken();
  const judge: JudgeRow = {
    id: newId(now),
    campaign_id: campaignId,
    name,
    key_hash: hashToken(key),
    created_at: now,
    paused: 0,
    left_out: 0,
  };
  const added = await db
    .insertInto('judges')
    .values(judge)
    .onConflict((conflict) => conflict.columns(['campaign_id', 'name']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added === undefined) throw nameTaken(name);
  return { judge, key };
}

async function findJudge(db: Db, campaignId: string, id: string): Promise<JudgeRow> {
  const judge = await db
    .selectFrom('judges')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (judge === undefined) throw notFound('a judge of this campaign');
  return judge;
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
    if (namesakes.length > 0) throw nameTaken(changed.name);
    await trx
      .updateTable('judges')
      .set({ name: changed.name, paused: changed.paused, left_out: changed.left_out })
      .where('id', '=', id)
      .execute();
    return changed;
  });
}

/** Gives the judge a new key; the link with the old one stops working. */
export async function renewKey(
  { db }: Store,
  campaignId: string,
  id: string,
): Promise<{ judge: JudgeRow; key: string }> {
  const judge = await findJudge(db, campaignId, id);
  const key = newToken();
  await db
    .updateTable('judges')
    .set({ key_hash: hashToken(key) })
    .where('id', '=', id)
    .execute();
  return { judge, key };
}

/** Revokes the judge's link. What they have judged stays. */
export async function revokeKey({ db }: Store, campaignId: string, id: string): Promise<void> {
  await findJudge(db, campaignId, id);
  await db.updateTable('judges').set({ key_hash: null }).where('id', '=', id).execute();
}

function nameTaken(name: string): ServerError {
  return new ServerError({
    code: 'CONFLICT',
    expected: 'a name that no other judge of the campaign has',
    found: quote(name),
    remedy: 'Choose another name.',
  });
}
