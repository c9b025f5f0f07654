import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CorpusItem } from '@stet/core/internal';
import { ListSource } from './list-source.js';
import { listOf } from './open-items.js';
import { Spool } from './spool.js';

const line = fc.string({ unit: 'binary' }).filter((text) => !text.includes('\0'));
const item: fc.Arbitrary<CorpusItem> = fc.oneof(
  line,
  fc.record({ line: fc.nat(), lines: fc.array(line) }),
  fc.record({ source: line, annotations: fc.constant([{ annotator: 0, edits: [] }]) }),
);

const folder = mkdtempSync(join(tmpdir(), 'stet-spools-'));
beforeAll(() => {
  vi.stubEnv('TMPDIR', folder);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

describe('Spool', () => {
  it('gives again what was recorded, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(item), async (items) => {
        const spool = await Spool.open<CorpusItem>();
        expect(await listOf(spool.recording(new ListSource('-', items)))).toEqual(items);
        const again = await spool.replay('-');
        expect(again.file).toBe('-');
        expect(await listOf(again)).toEqual(items);
      }),
      { numRuns: 50 },
    );
  });

  it('keeps more than memory should hold in a file, which goes when all has been read', async () => {
    const items = Array.from({ length: 5000 }, (_, at) => `${'日本 '.repeat(40)}${String(at)}`);
    const spool = await Spool.open<string>();
    await listOf(spool.recording(new ListSource('-', items)));
    const again = await spool.replay('-');
    expect(again.size).toBeGreaterThan(1 << 20);
    expect(readdirSync(folder)).toHaveLength(1);
    expect(await listOf(again)).toEqual(items);
    expect(readdirSync(folder)).toEqual([]);
  });
});
