import { StetError, alignLines, parseGold, parsePlainText, printPlainText, type InputText } from '@stet/core/internal';
import { checkCharacters } from '../check-text.js';
import { notFound, wrongState } from '../errors.js';
import type { Db, Store } from '../storage/store.js';
import type { CampaignRow, TextRole, TextRow } from '../storage/tables.js';
import { lockCampaign } from './campaigns.js';

export interface Upload extends InputText {
  readonly role: TextRole;
  /** The system; empty for other roles. */
  readonly name: string;
}

/** Saves an uploaded file, after checking that it is text and matches the source line by line. */
export async function saveText({ db }: Store, campaignId: string, upload: Upload): Promise<TextRow> {
  return db.transaction().execute(async (trx) => {
    await lockDraft(trx, campaignId);
    const { role, name } = upload;
    const checked = role === 'gold' ? checkGold(upload) : await checkPlain(trx, campaignId, upload);
    const row: TextRow = { campaign_id: campaignId, role, name, ...checked };
    await trx
      .insertInto('texts')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['campaign_id', 'role', 'name']).doUpdateSet({ lines: row.lines, content: row.content }),
      )
      .execute();
    // Items drawn from the earlier texts no longer fit the campaign.
    await dropItems(trx, campaignId);
    return row;
  });
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

type TextContent = Pick<TextRow, 'lines' | 'content'>;

async function checkPlain(trx: Db, campaignId: string, upload: Upload): Promise<TextContent> {
  const lines = await checkLines(trx, campaignId, upload, parsePlainText(upload.text));
  return { lines: lines.length, content: printPlainText(lines) };
}

async function checkLines(trx: Db, campaignId: string, upload: Upload, lines: string[]): Promise<readonly string[]> {
  checkCharacters(lines, upload.file);
  if (upload.role === 'source') return checkSource(trx, campaignId, upload.file, lines);
  const sources = await sourceLines(trx, campaignId);
  if (sources.length === 0) {
    throw wrongState('a source before other texts', 'none', 'Upload the source first: a sentence a line.');
  }
  return alignLines(sources, lines, { file: upload.file, goldFile: 'the source' });
}

/** A new source must fit the outputs uploaded so far. */
async function checkSource(trx: Db, campaignId: string, file: string, lines: string[]): Promise<string[]> {
  if (lines.length === 0) {
    throw new StetError({
      code: 'LINE_COUNT',
      file,
      expected: 'a sentence a line',
      found: 'an empty file',
      remedy: 'Give the source sentences, one a line.',
    });
  }
  const outputs = (await listTexts(trx, campaignId)).filter(({ role }) => role === 'system');
  const differs = outputs.find((output) => output.lines !== lines.length);
  if (differs === undefined) return lines;
  throw new StetError({
    code: 'LINE_COUNT',
    file,
    expected: `${differs.lines} lines, as in the uploaded outputs`,
    found: `${lines.length} lines`,
    remedy: 'Remove the outputs first, or give the source that they belong to.',
  });
}

/** Gold files are stored as they are. */
function checkGold({ text, file }: Upload): TextContent {
  return { lines: parseGold(text, { file }).length, content: text };
}
