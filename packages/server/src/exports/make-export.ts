import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Services } from '../services.js';
import type { ExportTask } from './export-job.js';

/** A backup, complete and checked, as it is sent. However slowly it is taken, the database is not kept waiting. */
export async function makeExport(
  { store, limits, backups, exports }: Services,
  kind: ExportTask['kind'],
  id: string,
): Promise<ReadableStream> {
  const { uploadBytes, unpackedBytes: maxBytes, uploadLines: maxLines } = limits;
  const folder = await mkdtemp(join(tmpdir(), 'stet-export-'));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    const path = join(folder, 'backup.jsonl.gz');
    const task = { database: store.location, kind, id, path, uploadBytes, bounds: { maxBytes, maxLines } };
    await exports(() => backups.run('writeExport', task));
    const content = createReadStream(path);
    // Also when whoever asked for it has gone.
    content.once('close', () => void remove());
    return Readable.toWeb(content) as ReadableStream;
  } catch (error) {
    await remove();
    throw error;
  }
}
