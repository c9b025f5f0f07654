import { crowdOf } from '../crowds/crowd-of.js';
import { notFound } from '../errors.js';
import { toPage, type Page } from '../http/schemas.js';
import { countRows, findRow } from '../storage/rows.js';
import type { Db, Store } from '../storage/store.js';
import type { CampaignRow } from '../storage/tables.js';
import { newId } from '../tokens.js';
import type { Campaign, Plan } from './schemas.js';

export async function createCampaign(
  db: Db,
  { name, instructions }: { readonly name: string; readonly instructions: string },
  now: number,
): Promise<CampaignRow> {
  const row: CampaignRow = {
    id: newId(now),
    name,
    instructions,
    state: 'draft',
    plan: null,
    created_at: now,
    version: 0,
    open_items: 0,
    crowd: null,
    crowd_hash: null,
  };
  await db.insertInto('campaigns').values(row).execute();
  return row;
}

export function findCampaign(db: Db, id: string): Promise<CampaignRow> {
  return findRow(db, 'campaigns', { id }, 'a campaign');
}

/**
 * Locks the campaign for a transaction: other transactions that change it wait. Adds `changes` to its version, so
 * that earlier results are known to be outdated. Always the first lock taken, so that transactions cannot deadlock.
 */
export async function lockCampaign(trx: Db, id: string, changes = 1): Promise<CampaignRow> {
  const row = await trx
    .updateTable('campaigns')
    .set((eb) => ({ version: eb('version', '+', changes) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw notFound('a campaign');
  return row;
}

/** Campaigns, newest first. */
export async function listCampaigns({ db }: Store, cursor: string | undefined, limit: number): Promise<Page<Campaign>> {
  let query = db.selectFrom('campaigns').selectAll().orderBy('id', 'desc');
  if (cursor !== undefined) query = query.where('id', '<', cursor);
  const page = toPage(await query.limit(limit + 1).execute(), limit, ({ id }) => id);
  return { ...page, rows: await Promise.all(page.rows.map((row) => viewCampaign(db, row))) };
}

export async function changeCampaign(
  { db }: Store,
  id: string,
  { name, instructions }: { readonly name?: string | undefined; readonly instructions?: string | undefined },
): Promise<CampaignRow> {
  const row = await findCampaign(db, id);
  const changed = { name: name ?? row.name, instructions: instructions ?? row.instructions };
  await db.updateTable('campaigns').set(changed).where('id', '=', id).execute();
  return { ...row, ...changed };
}

export async function removeCampaign({ db }: Store, id: string): Promise<void> {
  await findCampaign(db, id);
  await db.deleteFrom('campaigns').where('id', '=', id).execute();
}

export function planOf({ plan }: CampaignRow): Plan | null {
  // Plans of campaigns that were made before there was a choice are stored without a protocol, or without checks.
  const before = { protocol: { kind: 'ranking' }, checkEvery: 0 } as const;
  return plan === null ? null : { ...before, ...(JSON.parse(plan) as Omit<Plan, keyof typeof before>) };
}

/** The campaign with its contents counted. */
export async function viewCampaign(db: Db, row: CampaignRow): Promise<Campaign> {
  const texts = await db
    .selectFrom('texts')
    .select(['role', 'name', 'lines'])
    .where('campaign_id', '=', row.id)
    .orderBy('name')
    .execute();
  const kinds = await db
    .selectFrom('items')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('items')])
    .select(({ fn }) => [fn.sum<number | null>('wanted').as('wanted'), fn.sum<number | null>('judged').as('judged')])
    .where('campaign_id', '=', row.id)
    .groupBy('kind')
    .execute();
  const main = kinds.find(({ kind }) => kind === 'main');
  return {
    id: row.id,
    name: row.name,
    state: row.state,
    instructions: row.instructions,
    createdAt: row.created_at,
    version: row.version,
    plan: planOf(row),
    sentences: texts.find(({ role }) => role === 'source')?.lines ?? 0,
    systems: texts.filter(({ role }) => role === 'system').map(({ name }) => name),
    gold: texts.some(({ role }) => role === 'gold'),
    items: main?.items ?? 0,
    practice: kinds.find(({ kind }) => kind === 'practice')?.items ?? 0,
    judges: await countRows(db, 'judges', { campaign_id: row.id, kind: 'person' }),
    models: await countRows(db, 'judges', { campaign_id: row.id, kind: 'model' }),
    wanted: main?.wanted ?? 0,
    judged: main?.judged ?? 0,
    crowd: crowdOf(row),
    crowdOpen: row.crowd_hash !== null,
  };
}
