import { StetError, counted, parsePlainText } from '@stet/core/internal';
import { conflict, notFound, wrongState, type ServerError } from '../errors.js';
import type { Services } from '../services.js';
import type { Db, Store } from '../storage/store.js';
import type { CampaignRow, TextRole, TextRow } from '../storage/tables.js';
import type { SourceText } from '../tasks/read-source-job.js';
import { refusedGold, type RefusedGold } from '../uploads/refused-gold.js';
import type { Upload } from '../uploads/upload.js';
import { lockCampaign } from './campaigns.js';

export interface NewText {
  readonly role: Exclude<TextRole, 'gold'>;
  /** The system; empty for other roles. */
  readonly name: string;
  readonly upload: Upload;
}

/** Saves an uploaded file, after checking that it is text and matches the source line by line. */
export async function saveText(
  { store: { db }, computing }: Pick<Services, 'store' | 'computing'>,
  campaignId: string,
  { role, name, upload }: NewText,
): Promise<TextRow> {
  const source = (await sourceText(db, campaignId))?.content;
  const checked = await computing.run('readCampaignText', { upload, role, source });
  return writeText(db, { campaign_id: campaignId, role, name, ...checked }, async (trx) => {
    if (role === 'source') await checkOutputsFit(trx, campaignId, upload.file, checked.lines);
    else if (source !== (await sourceText(trx, campaignId))?.content) throw sourceChanged();
  });
}

/** Saves an uploaded gold; see `uploadGold` of tasks. */
export async function uploadGoldText(
  { store: { db }, computing }: Pick<Services, 'store' | 'computing'>,
  campaignId: string,
  upload: Upload,
  skipBadEdits: boolean,
): Promise<TextRow | RefusedGold> {
  const gold = await computing.run('readCampaignGold', { upload, skipBadEdits: true });
  if (gold.skipped.length > 0 && !skipBadEdits) return refusedGold(gold.skipped);
  return saveGoldText(db, campaignId, gold);
}

/** Saves a gold that was read. */
export function saveGoldText(db: Db, campaignId: string, { lines, content }: SourceText): Promise<TextRow> {
  return writeText(db, { campaign_id: campaignId, role: 'gold', name: '', lines, content });
}

async function writeText(db: Db, row: TextRow, check?: (trx: Db) => Promise<void>): Promise<TextRow> {
  const { campaign_id: campaignId } = row;
  return db.transaction().execute(async (trx) => {
    await lockDraft(trx, campaignId);
    await check?.(trx);
    await trx
      .insertInto('texts')
      .values(row)
      .onConflict((onConflict) =>
        onConflict.columns(['campaign_id', 'role', 'name']).doUpdateSet({ lines: row.lines, content: row.content }),
      )
      .execute();
    // Items drawn from the earlier texts no longer fit the campaign.
    await dropItems(trx, campaignId);
    return row;
  });
}

/** The source as it is stored; undefined until there is one. */
export function sourceText(db: Db, campaignId: string): Promise<Pick<TextRow, 'lines' | 'content'> | undefined> {
  return db
    .selectFrom('texts')
    .select(['lines', 'content'])
    .where('campaign_id', '=', campaignId)
    .where('role', '=', 'source')
    .executeTakeFirst();
}

function sourceChanged(): ServerError {
  return conflict(
    'the source that the file was checked against',
    'another one, uploaded since',
    'Send the file again.',
  );
}

export async function removeText({ db }: Store, campaignId: string, role: TextRole, name: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockDraft(trx, campaignId);
    const removed = await trx
      .deleteFrom('texts')
      .where('campaign_id', '=', campaignId)
      .where('role', '=', role)
      .where('name', '=', name)
      .returning('name')
      .execute();
    if (removed.length === 0) throw notFound('a text of that name');
    await dropItems(trx, campaignId);
  });
}

export async function listTexts(db: Db, campaignId: string): Promise<Omit<TextRow, 'content' | 'campaign_id'>[]> {
  return db
    .selectFrom('texts')
    .select(['role', 'name', 'lines'])
    .where('campaign_id', '=', campaignId)
    .orderBy('role')
    .orderBy('name')
    .execute();
}

/** The sentences of the source. */
export async function sourceLines(db: Db, campaignId: string): Promise<string[]> {
  const [source] = await readTexts(db, campaignId, 'source');
  return (source as { lines: string[] } | undefined)?.lines ?? [];
}

/** The texts of a role, sorted by name. */
export async function readTexts(
  db: Db,
  campaignId: string,
  role: TextRole,
): Promise<{ readonly name: string; readonly lines: string[] }[]> {
  const rows = await db
    .selectFrom('texts')
    .select(['name', 'content'])
    .where('campaign_id', '=', campaignId)
    .where('role', '=', role)
    .execute();
  // Sorted here, since the databases sort names differently.
  return rows
    .map(({ name, content }) => ({ name, lines: parsePlainText(content) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Locks a campaign to change its texts or plan; refused unless it is a draft. */
export async function lockDraft(trx: Db, campaignId: string): Promise<CampaignRow> {
  const campaign = await lockCampaign(trx, campaignId);
  if (campaign.state === 'draft') return campaign;
  throw wrongState(
    'a draft',
    `a campaign that is ${campaign.state}`,
    'Begin a new campaign; this one has been started.',
  );
}

async function dropItems(trx: Db, campaignId: string): Promise<void> {
  await trx.deleteFrom('items').where('campaign_id', '=', campaignId).where('kind', '=', 'main').execute();
  await trx.updateTable('campaigns').set({ open_items: 0 }).where('id', '=', campaignId).execute();
}

/** A new source must fit the outputs uploaded so far. */
async function checkOutputsFit(trx: Db, campaignId: string, file: string, lines: number): Promise<void> {
  const outputs = (await listTexts(trx, campaignId)).filter(({ role }) => role === 'system');
  const differs = outputs.find((output) => output.lines !== lines);
  if (differs === undefined) return;
  throw new StetError({
    code: 'LINE_COUNT',
    file,
    expected: `${counted(differs.lines, 'line')}, as in the uploaded outputs`,
    found: counted(lines, 'line'),
    remedy: 'Remove the outputs first, or give the source that they belong to.',
  });
}
