import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { NodeError, withinBounds, type TextBounds } from '@stet/node';
import { findBenchmark } from '../benchmarks/benchmarks.js';
import { findCampaign } from '../campaigns/campaigns.js';
import { limitReached, type ServerError } from '../errors.js';
import { readCampaignLine } from '../imports/campaign-backup-job.js';
import { readBenchmarkLine } from '../imports/benchmark-backup-job.js';
import { readTaskLine } from '../imports/task-backup-job.js';
import { findRow } from '../storage/rows.js';
import { readSnapshot } from '../storage/snapshot.js';
import type { DatabaseLocation, Db } from '../storage/store.js';
import { writeBackup } from './write-backup.js';
import { writeBenchmarkBackup } from './write-benchmark-backup.js';
import { writeTaskBackup } from './write-task-backup.js';

/** What can be backed up: how it is written, and how a server reads a line of it again. */
const KINDS = {
  task: {
    lines: async (db: Db, id: string) => writeTaskBackup(db, await findRow(db, 'tasks', { id }, 'a task')),
    readLine: readTaskLine,
  },
  benchmark: {
    lines: async (db: Db, id: string) => writeBenchmarkBackup(db, await findBenchmark(db, id)),
    readLine: readBenchmarkLine,
  },
  campaign: {
    lines: async (db: Db, id: string) => writeBackup(db, await findCampaign(db, id)),
    readLine: readCampaignLine,
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

/** How messages refer to what is written. */
const FILE = 'backup';

/**
 * Writes a backup as of one moment. Each line is read as restoring would: what is given out can be restored. No more than
 * a few rows are in memory at a time, however large it is.
 */
export async function writeExport({ database, kind, id, path, uploadBytes, bounds }: ExportTask): Promise<void> {
  const { lines, readLine } = KINDS[kind];
  try {
    await readSnapshot(database, async (db) => {
      const bytes = withinBounds(checked(await lines(db, id), readLine), FILE, bounds);
      await pipeline(Readable.from(bytes), createGzip(), createWriteStream(path));
    });
  } catch (error) {
    if (!(error instanceof NodeError) || error.code !== 'TOO_LARGE') throw error;
    throw tooLargeToRestore(error.expected, error.found);
  }
  const { size } = await stat(path);
  if (size > uploadBytes) throw tooLargeToRestore(`at most ${uploadBytes} bytes`, `${size}`);
}

async function* checked(
  lines: AsyncIterable<string>,
  readLine: (line: string, file: string, number: number) => unknown,
): AsyncGenerator<Uint8Array> {
  let number = 0;
  for await (const line of lines) {
    // The first line says what it is a backup of.
    if (++number > 1) readLine(line, FILE, number);
    yield Buffer.from(line);
  }
}

function tooLargeToRestore(expected: string, found: string): ServerError {
  return limitReached(
    `a backup that a server can restore, of ${expected}`,
    found,
    'Back up the database instead: stop the server and copy its folder, or use pg_dump.',
  );
}
