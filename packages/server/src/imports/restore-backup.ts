import { StetError, parsePlainText, quote, type InputText } from '@stet/core/internal';
import { BackupHead, BackupLine, type BackupRow } from '../exports/backup-line.js';
import { insertRows } from '../storage/rows.js';
import type { Store } from '../storage/store.js';
import type { CampaignRow } from '../storage/tables.js';
import { newId } from '../tokens.js';
import { restoredRows, type BackupRows } from './restored-rows.js';

/** Restores a backup as a new campaign. A running campaign is paused, since its judges need new links. */
export async function restoreBackup({ db }: Store, { file, text }: InputText, now: number): Promise<CampaignRow> {
  const rows = parseBackup(text, file);
  const id = newId(now);
  const { campaign, texts, judges, items, assignments, judgments } = restoredRows(id, rows, file, now);
  await db.transaction().execute(async (trx) => {
    await insertRows(trx, 'campaigns', [campaign]);
    await insertRows(trx, 'texts', texts);
    await insertRows(trx, 'judges', judges);
    await insertRows(trx, 'items', items);
    await insertRows(trx, 'assignments', assignments);
    await insertRows(trx, 'judgments', judgments);
  });
  return campaign;
}

function parseBackup(text: string, file: string): BackupRows {
  const [head, ...lines] = parsePlainText(text);
  if (!BackupHead.safeParse(parseJson(head)).success) throw badBackup(file, 1, head);
  const rows = lines.map((line, at): BackupRow => {
    const { success, data } = BackupLine.safeParse(parseJson(line));
    if (!success) throw badBackup(file, at + 2, line);
    return data;
  });
  const rowsOf = <Row>(of: (row: BackupRow) => Row | undefined): Row[] => rows.flatMap((row) => of(row) ?? []);
  return {
    campaigns: rowsOf((row) => ('campaign' in row ? row.campaign : undefined)),
    texts: rowsOf((row) => ('text' in row ? row.text : undefined)),
    judges: rowsOf((row) => ('judge' in row ? row.judge : undefined)),
    items: rowsOf((row) => ('item' in row ? row.item : undefined)),
    assignments: rowsOf((row) => ('assignment' in row ? row.assignment : undefined)),
    judgments: rowsOf((row) => ('judgment' in row ? row.judgment : undefined)),
  };
}

function parseJson(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '');
  } catch {
    return undefined;
  }
}

function badBackup(file: string, line: number, found: string | undefined): StetError {
  return new StetError({
    code: 'BAD_JUDGMENT',
    file,
    line,
    expected: line === 1 ? 'a backup of a campaign' : 'a row of a backup',
    found: quote(found ?? ''),
    remedy: 'Give the file as it was exported.',
  });
}
