import { quote } from '@stet/core/internal';
import { BACKUP, BackupLine, type BackupRow } from '../exports/backup-line.js';
import { textOf, type Upload } from '../uploads/upload.js';
import { FIRST_ROW, backupLines, badBackup, checkOnce, parseJson } from './backup-lines.js';
import { restoredRows, type BackupRows, type RestoredRows } from './restored-rows.js';

export interface CampaignBackupTask {
  readonly upload: Upload;
  /** The id of the campaign that is restored. */
  readonly id: string;
  readonly now: number;
}

/** Reads a backup of a campaign, as the rows of a new one. */
export async function readCampaignBackup({ upload, id, now }: CampaignBackupTask): Promise<RestoredRows> {
  const { file } = upload;
  return restoredRows(id, parseBackup(await textOf(upload), file), file, now);
}

/** The row in a line of a backup after its first one. */
export function readCampaignLine(line: string, file: string, number: number): BackupRow {
  const { success, data } = BackupLine.safeParse(parseJson(line));
  if (!success) throw badBackup(file, number, 'a row of a backup', quote(line));
  return data;
}

function parseBackup(text: string, file: string): BackupRows {
  const lines = backupLines(text, file, BACKUP, 'campaign');
  checkOnce(lines, file);
  const rows = lines.map((line, at) => readCampaignLine(line, file, at + FIRST_ROW));
  const rowsOf = <Row>(of: (row: BackupRow) => Row | undefined): Row[] => rows.flatMap((row) => of(row) ?? []);
  return {
    campaigns: rowsOf((row) => ('campaign' in row ? row.campaign : undefined)),
    texts: rowsOf((row) => ('text' in row ? row.text : undefined)),
    judges: rowsOf((row) => ('judge' in row ? row.judge : undefined)),
    items: rowsOf((row) => ('item' in row ? row.item : undefined)),
    assignments: rowsOf((row) => ('assignment' in row ? row.assignment : undefined)),
    judgments: rowsOf((row) => ('judgment' in row ? row.judgment : undefined)),
    modelJudges: rowsOf((row) => ('modelJudge' in row ? row.modelJudge : undefined)),
    replies: rowsOf((row) => ('reply' in row ? row.reply : undefined)),
  };
}
