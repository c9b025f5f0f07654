import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, open, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { printPartHeader, printPartLines, type PartHeader } from '@stet/core';
import type { MeasuredBatch } from '../jobs.js';
import { unwritable } from '../write-files.js';

/** What the header says that shows only when all has been measured. */
export type Counted = Pick<PartHeader, 'count' | 'sha256'>;

/**
 * Writes a part to a file, packed where its name ends with `.gz`; `-` is the standard output. The statistics wait in a
 * temporary file until all have come: so nothing is written where an error comes late.
 */
export async function writePart(
  file: string,
  batches: AsyncIterable<MeasuredBatch>,
  headerOf: (counted: Counted) => PartHeader,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'stet-part-'));
  try {
    const body = join(folder, 'body.jsonl');
    const header = printPartHeader(headerOf(await writeBody(body, batches)));
    const text = Readable.from(joined(header, body));
    if (file === '-') await pipeline(text, process.stdout, { end: false });
    else
      await writeWhole(file, (out) => (file.endsWith('.gz') ? pipeline(text, createGzip(), out) : pipeline(text, out)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeBody(file: string, batches: AsyncIterable<MeasuredBatch>): Promise<Counted> {
  const hash = createHash('sha256');
  let count = 0;
  const body = await open(file, 'w');
  try {
    for await (const batch of batches) {
      const lines = [...printPartLines(batch)];
      const text = lines.join('');
      hash.update(text);
      count += lines.length;
      await body.writeFile(text);
    }
  } finally {
    await body.close();
  }
  return { count, sha256: hash.digest('hex') };
}

async function* joined(header: string, body: string): AsyncGenerator<Buffer> {
  yield Buffer.from(header);
  for await (const piece of createReadStream(body)) yield piece as Buffer;
}

/** Writes beside the file's place, and moves there what is whole. */
async function writeWhole(file: string, write: (out: Writable) => Promise<void>): Promise<void> {
  const beside = `${file}.${process.pid}.part`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await write(createWriteStream(beside, { flush: true }));
    await rename(beside, file);
  } catch (cause) {
    await rm(beside, { force: true }).catch(() => undefined);
    throw unwritable(file, cause);
  }
}
