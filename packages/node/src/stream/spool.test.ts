import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { plainItem, type PlainItem } from '@stet/core/internal';
import { listOf } from './open-items.js';
import type { Source } from './source.js';
import { Spool } from './spool.js';

const line = fc.string({ unit: 'binary' }).filter((text) => !text.includes('\0'));
const item: fc.Arbitrary<PlainItem> = fc.oneof(
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

function sourceOf<T>(items: readonly T[]): Source<T> {
  const rest = items.values();
  return { file: '-', size: undefined, taken: 0, next: () => rest.next().value, close: () => Promise.resolve() };
}

describe('Spool', () => {
  it('gives again what was recorded, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(item), async (items) => {
        const spool = await Spool.open<PlainItem>();
        expect(await listOf(spool.recording(sourceOf(items), plainItem))).toEqual(items);
        const again = await spool.replay('-');
        expect(again.file).toBe('-');
        expect(await listOf(again)).toEqual(items);
      }),
      { numRuns: 50 },
    );
  });

  it('records bytes as what they say', async () => {
    const bytes = Buffer.from('S naïve 日本\r\nA 0 1|||T|||x|||REQUIRED|||-NONE-|||0');
    const text = { bytes, start: 0, end: bytes.length };
    const spool = await Spool.open<PlainItem>();
    await listOf(
      spool.recording(
        sourceOf([
          { line: 3, text },
          { ...text, end: 8 },
        ]),
        plainItem,
      ),
    );
    expect(await listOf(await spool.replay('-'))).toEqual([
      { line: 3, lines: ['S naïve 日本', 'A 0 1|||T|||x|||REQUIRED|||-NONE-|||0'] },
      'S naïve',
    ]);
  });

  it('keeps more than memory should hold in a file, which goes when all has been read', async () => {
    const items = Array.from({ length: 5000 }, (_, at) => `${'日本 '.repeat(40)}${String(at)}`);
    const spool = await Spool.open<string>();
    await listOf(spool.recording(sourceOf(items), (text) => text));
    const again = await spool.replay('-');
    expect(again.size).toBeGreaterThan(1 << 20);
    expect(readdirSync(folder)).toHaveLength(1);
    expect(await listOf(again)).toEqual(items);
    expect(readdirSync(folder)).toEqual([]);
  });
});
