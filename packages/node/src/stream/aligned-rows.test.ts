import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { alignLines, sourceOfLine, type RawBlock } from '@stet/core/internal';
import { alignedRows, type AlignedRow } from './aligned-rows.js';

import { cutBatches } from './cut-batches.js';
import { openLines } from './line-source.js';
import { openGold } from './open-items.js';
import type { Source } from './source.js';

const folder = mkdtempSync(join(tmpdir(), 'stet-rows-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const sourcesOf = ({ lines }: RawBlock): string[] => lines.map(sourceOfLine).filter((source) => source !== undefined);

const GOLD =
  'S the cat sat\nA 1 2|||T|||dog|||REQUIRED|||-NONE-|||0\n\n\nS it was fine\nS we went home\n\nS nobody came';

async function rowsOf(gold: string, outputs: readonly string[]): Promise<AlignedRow<RawBlock>[]> {
  const basis = (await openGold(file('gold.m2', gold))) as Source<RawBlock>;
  const answers = await Promise.all(outputs.map((text, at) => openLines(file(`${String(at)}.txt`, text))));
  const rows: AlignedRow<RawBlock>[] = [];
  for await (const row of alignedRows({ basis, sourcesOf, answers })) rows.push(row);
  return rows;
}

describe('alignedRows(basis, answers)', () => {
  it('gives each block with its line number and as many lines of each file as it has sentences', async () => {
    const rows = await rowsOf(GOLD, ['a \nb\nc\nd\n\n \n', 'e\nf\ng\nh']);
    expect(rows.map(({ basis }) => basis.line)).toEqual([1, 5, 8]);
    expect(rows.map(({ answers }) => answers)).toEqual([
      [['a'], ['e']],
      [
        ['b', 'c'],
        ['f', 'g'],
      ],
      [['d'], ['h']],
    ]);
  });

  it('names the same line astray as reading the whole files does', async () => {
    const sources = ['the cat sat', 'it was fine', 'we went home', 'nobody came'];
    for (const lines of [sources.slice(1), sources.toSpliced(2, 1), [...sources, 'and more'], sources.slice(0, 2)]) {
      let expected: unknown;
      try {
        alignLines(sources, lines, { file: join(folder, '1.txt'), goldFile: join(folder, 'gold.m2') });
      } catch (error) {
        expected = error;
      }
      await expect(rowsOf(GOLD, [sources.join('\n'), lines.join('\n')])).rejects.toEqual(expected);
    }
  });
});

describe('cutBatches(rows, length)', () => {
  async function* rows(count: number, length: number): AsyncGenerator<string> {
    for (let at = 0; at < count; at++) yield await Promise.resolve('x'.repeat(length));
  }

  it('gives the rows that came before they failed to come, then the failure', async () => {
    async function* failing(): AsyncGenerator<string> {
      yield* rows(2, 1);
      throw new Error('no more');
    }
    const seen: number[] = [];
    const run = async (): Promise<void> => {
      for await (const { rows: batch } of cutBatches(failing(), (row) => row.length)) seen.push(batch.length);
    };
    await expect(run()).rejects.toThrow('no more');
    expect(seen).toEqual([2]);
  });

  it('cuts by characters, not only by rows, and loses nothing', async () => {
    for (const [count, length] of [
      [20_000, 0],
      [20, 1 << 16],
      [3, 1 << 20],
      [0, 1],
    ]) {
      let next = 0;
      for await (const { first, rows: batch } of cutBatches(rows(count, length), (row) => row.length)) {
        expect(first).toBe(next);
        next += batch.length;
        expect((batch.length - 1) * length).toBeLessThan(1 << 17);
        expect(batch.length).toBeLessThanOrEqual(1 << 12);
      }
      expect(next).toBe(count);
    }
  });
});
