import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { NodeError, type TextBounds } from '@stet/node';
import { findCampaign } from '../campaigns/campaigns.js';
import { limitReached, type ServerError } from '../errors.js';
import { readCampaignBackup } from '../imports/campaign-backup-job.js';
import { readTaskBackup } from '../imports/task-backup-job.js';
import { findRow } from '../storage/rows.js';
import { readSnapshot } from '../storage/snapshot.js';
import type { DatabaseLocation, Db } from '../storage/store.js';
import type { Upload } from '../uploads/upload.js';
import { writeBackup } from './write-backup.js';
import { writeTaskBackup } from './write-task-backup.js';

/** What can be backed up: how it is written, and how a server reads it again. */
const KINDS = {
  task: {
    lines: async (db: Db, id: string) => writeTaskBackup(db, await findRow(db, 'tasks', { id }, 'a task')),
    read: (upload: Upload) => readTaskBackup({ upload, now: 0 }),
  },
  campaign: {
    lines: async (db: Db, id: string) => writeBackup(db, await findCampaign(db, id)),
    read: (upload: Upload) => readCampaignBackup({ upload, id: '', now: 0 }),
  },
};

export interface ExportTask {
  readonly database: DatabaseLocation;
  readonly kind: keyof typeof KINDS;
  readonly id: string;
  /** The file to write. */
  readonly path: string;
  /** How large a file the server takes when it restores one. */
  readonly uploadBytes: number;
  readonly bounds: TextBounds;
}

/** Writes a backup as of one moment, and reads it as restoring would: what is given out can be restored. */
export async function writeExport({ database, kind, id, path, uploadBytes, bounds }: ExportTask): Promise<void> {
  const { lines, read } = KINDS[kind];
  await readSnapshot(database, async (db) =>
    pipeline(Readable.from(await lines(db, id)), createGzip(), createWriteStream(path)),
  );
  const bytes = await readFile(path);
  if (bytes.length > uploadBytes) throw tooLargeToRestore(`at most ${uploadBytes} bytes`, `${bytes.length}`);
  try {
    await read({ file: 'backup', bytes, bounds });
  } catch (error) {
    if (!(error instanceof NodeError) || error.code !== 'TOO_LARGE') throw error;
    throw tooLargeToRestore(error.expected, error.found);
  }
}

function tooLargeToRestore(expected: string, found: string): ServerError {
  return limitReached(
    `a backup that a server can restore, of ${expected}`,
    found,
    'Back up the database instead: stop the server and copy its folder, or use pg_dump.',
  );
}
