import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { SHARD_VERSION, packRows, unpackRows } from '@stet/core/internal';
import type { MeasuredBatch } from '@stet/core/internal';
import { openShard } from './read-shard.js';
import { writeShard, type Counted } from './write-shard.js';

const folder = mkdtempSync(join(tmpdir(), 'stet-shards-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const ROWS = Array.from({ length: 5000 }, (_, at) => [at, at % 7]);

const measured = (rows: readonly number[][]): MeasuredBatch => ({
  sentences: rows.length,
  rows: [[packRows(rows)]],
  coverage: { annotators: [1, 2], references: [0, 0], edited: [0, 0] },
  observed: { notices: [[1]], otherForms: [rows.length], skippedEdits: 0, uncorrectedEdits: 0 },
  skipped: [],
});

async function* batches(fails = false): AsyncGenerator<MeasuredBatch> {
  yield await Promise.resolve(measured(ROWS.slice(0, 4500)));
  if (fails) throw new Error('late');
  yield measured(ROWS.slice(4500));
}

const headerOf = (counted: Counted) => ({
  stet: 'stats' as const,
  version: SHARD_VERSION,
  metrics: [{ name: 'm2', signature: 'm2|' }],
  systems: ['a'],
  first: 1,
  ...counted,
});

async function rowsOf(file: string): Promise<number[][]> {
  const rows: number[][] = [];
  for await (const batch of (await openShard(file)).batches()) rows.push(...unpackRows(batch.rows[0][0]));
  return rows;
}

describe('writeShard(file, batches, headerOf)', () => {
  it.each(['shard.jsonl', 'deep/shard.jsonl.gz'])('writes what openShard reads: %s', async (name) => {
    const file = join(folder, name);
    await writeShard(file, batches(), headerOf);
    expect((await openShard(file)).header.count).toBe(5000);
    expect(await rowsOf(file)).toEqual(ROWS);
    const bytes = readFileSync(file);
    const text = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
    expect(text.split('\n').slice(1, 3)).toEqual(['[[[0,0]]]', '[[[1,1]]]']);
  });

  it('leaves nothing behind when an error comes late', async () => {
    const file = join(folder, 'late', 'shard.jsonl');
    await expect(writeShard(file, batches(true), headerOf)).rejects.toThrow('late');
    expect(readdirSync(folder)).not.toContain('late');
  });

  it('says when a place cannot be written', async () => {
    const file = join(folder, 'shard.jsonl', 'below-a-file.jsonl');
    await expect(writeShard(file, batches(), headerOf)).rejects.toMatchObject({ code: 'FILE_UNWRITABLE', file });
  });
});

describe('openShard(file)', () => {
  const damaged = async (name: string, change: (text: string) => string | Uint8Array): Promise<string> => {
    const whole = join(folder, 'whole.jsonl');
    await writeShard(whole, batches(), headerOf);
    const file = join(folder, name);
    writeFileSync(file, change(readFileSync(whole, 'utf8')));
    return file;
  };

  it.each([
    ['cut off', (text: string) => text.split('\n').slice(0, 4000).join('\n'), /5000 lines/u, '3999'],
    ['cut off within a line', (text: string) => text.slice(0, -4), /rows of numbers/u, expect.any(String)],
    ['too long', (text: string) => `${text}[[[1,2]]]\n`, /5000 lines/u, 'more'],
    ['changed', (text: string) => text.replace('[[[1,1]]]', '[[[1,2]]]'), /checksum/u, 'others'],
  ])('refuses a shard that is %s', async (name, change, expected, found: unknown) => {
    const file = await damaged(`${name}.jsonl`, change);
    await expect(rowsOf(file)).rejects.toMatchObject({
      code: 'BAD_SHARD',
      file,
      expected: expect.stringMatching(expected) as string,
      found,
    });
  });

  it('refuses a packed shard that is cut off', async () => {
    const file = await damaged('cut.jsonl.gz', (text) => gzipSync(text).subarray(0, -20));
    await expect(rowsOf(file)).rejects.toMatchObject({ code: 'FILE_UNREADABLE', file });
  });
});
