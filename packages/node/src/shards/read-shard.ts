import { createHash } from 'node:crypto';
import {
  NO_COVERAGE,
  NO_OBSERVATIONS,
  badShard,
  parseShardHeader,
  parseShardLines,
  type Shard,
} from '@stet/core/internal';
import type { MeasuredBatch } from '@stet/core/internal';
import { openLines } from '../stream/line-source.js';
import type { Source } from '../stream/source.js';

/** A shard whose header has been read. */
export interface OpenShard extends Shard {
  /** Its statistics. Reading them throws if anything is wrong with the shard. */
  readonly batches: () => AsyncGenerator<MeasuredBatch>;
}

const shared = (bytes: number): SharedArrayBuffer => new SharedArrayBuffer(bytes);

const BATCH_LINES = 1 << 12;

/** Opens a shard, gzipped or not; `-` is standard input. A file is closed again until its statistics are read. */
export async function openShard(file: string): Promise<OpenShard> {
  const lines = await openLines(file);
  const header = parseShardHeader(await lines.next(), file);
  const canReopen = file !== '-' && lines.size !== undefined;
  if (canReopen) await lines.close();
  const shard = { file, header };
  return {
    ...shard,
    batches: async function* () {
      yield* batchesOf(shard, canReopen ? await afterHeader(file) : lines);
    },
  };
}

async function afterHeader(file: string): Promise<Source<string>> {
  const lines = await openLines(file);
  await lines.next();
  return lines;
}

async function* batchesOf({ file, header }: Shard, lines: Source<string>): AsyncGenerator<MeasuredBatch> {
  const hash = createHash('sha256');
  let read = 0;
  for (let batchLines = await takeBatch(lines); batchLines.length > 0; batchLines = await takeBatch(lines)) {
    if (read + batchLines.length > header.count) throw wrongCount(file, header.count, 'more');
    for (const line of batchLines) hash.update(`${line}\n`);
    // The header is the first line.
    const rows = parseShardLines(batchLines, header, { file, line: read + 2 }, shared);
    yield {
      sentences: batchLines.length,
      rows,
      coverage: { ...NO_COVERAGE, edited: [0, 0], ...header.coverage },
      // Those of the whole shard, so that they count once.
      observed: (read === 0 ? header.observed : undefined) ?? NO_OBSERVATIONS,
      // Listed when the shard was made.
      skipped: [],
    };
    read += batchLines.length;
  }
  if (read < header.count) throw wrongCount(file, header.count, String(read));
  if (hash.digest('hex') === header.sha256) return;
  throw badShard(file, undefined, 'the statistics that the checksum of its header was made of', 'others');
}

async function takeBatch(lines: Source<string>): Promise<string[]> {
  const batchLines: string[] = [];
  while (batchLines.length < BATCH_LINES) {
    const line = await lines.next();
    if (line === undefined) break;
    batchLines.push(line);
  }
  return batchLines;
}

function wrongCount(file: string, expected: number, found: string): Error {
  return badShard(file, undefined, `${expected} lines after the header`, found);
}
