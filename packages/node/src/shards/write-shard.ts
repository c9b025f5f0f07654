import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import {
  NO_COVERAGE,
  NO_OBSERVATIONS,
  joinCoverage,
  joinObservations,
  printShardHeader,
  printShardLines,
  type ShardHeader,
} from '@stet/core/internal';
import type { MeasuredBatch } from '@stet/core/internal';
import { sendStandardOutput } from '../standard-output.js';
import { tellSkipped } from '../tell-note.js';
import { TemporaryFolder } from '../temporary-folder.js';
import { writing } from '../unwritable.js';
import { WholeFile, writeWhole } from '../whole-file.js';

/** Header fields that are known only when everything has been measured. */
export type Counted = Pick<ShardHeader, 'count' | 'coverage' | 'observed' | 'sha256'>;

/**
 * Writes a shard to a file, gzipped if its name ends with `.gz`; `-` is standard output. The statistics wait in a
 * temporary file until they are complete, so that nothing is written if an error comes late.
 */
export async function writeShard(
  file: string,
  batches: AsyncIterable<MeasuredBatch>,
  headerOf: (counted: Counted) => ShardHeader,
): Promise<void> {
  const folder = await writing(tmpdir(), () => TemporaryFolder.open());
  try {
    const body = join(folder.path, 'body.jsonl');
    const header = printShardHeader(headerOf(await writeBody(body, batches)));
    const text = headerAndBody(header, body);
    if (file === '-') for await (const piece of text) await sendStandardOutput(piece);
    else await writeTo(file, Readable.from(text));
  } finally {
    await folder.remove();
  }
}

async function writeBody(file: string, batches: AsyncIterable<MeasuredBatch>): Promise<Counted> {
  const hash = createHash('sha256');
  let count = 0;
  let coverage = NO_COVERAGE;
  let observed = NO_OBSERVATIONS;
  const body = await open(file, 'w');
  try {
    for await (const batch of batches) {
      const lines = [...printShardLines(batch.rows)];
      const text = lines.join('');
      hash.update(text);
      count += lines.length;
      coverage = joinCoverage(coverage, batch.coverage);
      observed = joinObservations(observed, batch.observed);
      tellSkipped(batch.skipped);
      await writing(file, () => body.writeFile(text));
    }
  } finally {
    await body.close();
  }
  return { count, coverage: count === 0 ? null : coverage, observed, sha256: hash.digest('hex') };
}

async function* headerAndBody(header: string, body: string): AsyncGenerator<Buffer> {
  yield Buffer.from(header);
  for await (const piece of createReadStream(body)) yield piece as Buffer;
}

async function writeTo(file: string, text: Readable): Promise<void> {
  const whole = new WholeFile(file);
  const write = async (pieces: AsyncIterable<Buffer>): Promise<void> => {
    for await (const piece of pieces) await whole.write(piece);
  };
  await writeWhole([whole], () => (file.endsWith('.gz') ? pipeline(text, createGzip(), write) : pipeline(text, write)));
}
