import { createHash } from 'node:crypto';
import { NO_COVERAGE, badShard, parseShardHeader, parseShardLines, type Shard } from '@stet/core/internal';
import type { MeasuredBatch } from '@stet/core/internal';
import { openLines } from '../stream/line-source.js';
import type { Source } from '../stream/source.js';

/** A shard whose header has been read. */
export interface OpenShard extends Shard {
  /** Its statistics; whatever is wrong with the shard shows while they are read. */
  readonly batches: () => AsyncGenerator<MeasuredBatch>;
}

const shared = (bytes: number): SharedArrayBuffer => new SharedArrayBuffer(bytes);

const BATCH_LINES = 1 << 12;

/** Opens a shard, packed or not; `-` is the standard input. A file is closed again until its statistics are read. */
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
  for (let own = await take(lines); own.length > 0; own = await take(lines)) {
    if (read + own.length > header.count) throw wrongCount(file, header.count, 'more');
    for (const line of own) hash.update(`${line}\n`);
    // The header is the first line.
    const rows = parseShardLines(own, header, { file, line: read + 2 }, shared);
    yield { sentences: own.length, rows, coverage: header.coverage ?? NO_COVERAGE };
    read += own.length;
  }
  if (read < header.count) throw wrongCount(file, header.count, String(read));
  if (hash.digest('hex') === header.sha256) return;
  throw badShard(file, undefined, 'the statistics that the checksum of its header was made of', 'others');
}

async function take(lines: Source<string>): Promise<string[]> {
  const own: string[] = [];
  while (own.length < BATCH_LINES) {
    const line = await lines.next();
    if (line === undefined) break;
    own.push(line);
  }
  return own;
}

function wrongCount(file: string, expected: number, found: string): Error {
  return badShard(file, undefined, `${expected} lines after the header`, found);
}
