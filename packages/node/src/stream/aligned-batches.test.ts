import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { alignLines, textOf } from '@stet/core/internal';
import { alignedBatches, type AlignedRow, type SentenceRange } from './aligned-batches.js';
import { openSentences } from './line-source.js';
import { openGold, openSources } from './open-items.js';
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

const GOLD =
  'S the cat sat\nA 1 2|||T|||dog|||REQUIRED|||-NONE-|||0\n\n\nS it was fine\nS we went home\n\nS nobody came';

async function rowsOf(gold: string, outputs: readonly string[], range?: SentenceRange): Promise<AlignedRow[]> {
  const basis = await openGold(file('gold.m2', gold));
  const answers = await Promise.all(outputs.map((text, at) => openSentences(file(`${String(at)}.txt`, text))));
  const rows: AlignedRow[] = [];
  for await (const batch of alignedBatches({ basis, answers, range })) rows.push(...batch);
  return rows;
}

describe('alignedBatches(files)', () => {
  it('gives each block with its line number and as many lines of each file as it has sentences', async () => {
    const rows = await rowsOf(GOLD, ['a \nb\nc\nd\n\n \n', 'e\nf\ng\nh']);
    expect(rows.map(({ item }) => item)).toMatchObject([{ line: 1 }, { line: 5 }, { line: 8 }]);
    expect(rows.map(({ answers }) => answers.map(textOf))).toEqual([
      ['a', 'e'],
      ['b', 'c', 'f', 'g'],
      ['d', 'h'],
    ]);
  });

  it('gives the rows of a range; a block belongs where its first sentence does', async () => {
    const outputs = ['a\nb\nc\nd'];
    const firsts = async (first: number, end: number): Promise<number[]> =>
      (await rowsOf(GOLD, outputs, { first, end })).map((row) => row.first);
    expect([await firsts(0, 1), await firsts(1, 2), await firsts(2, 4), await firsts(0, 4)]).toEqual([
      [0],
      [1],
      [3],
      [0, 1, 3],
    ]);
    await expect(rowsOf(GOLD, ['a\nb\nc\nd\ne'], { first: 2, end: 4 })).rejects.toMatchObject({ code: 'LINE_COUNT' });
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

  it('gives the rows that came before a file fails, then the failure', async () => {
    const basis = await openSources(file('source.txt', 'a\nb\nc\n'));
    const lines = await openSentences(file('lines.txt', 'a\nb\n'));
    const failing: Source<never> = {
      ...{ file: 'x', size: undefined, taken: 0, close: () => Promise.resolve() },
      next: (() => {
        let calls = 0;
        return () => {
          if (calls++ === 2) throw new Error('no more');
          return lines.next() as Promise<never>;
        };
      })(),
    };
    const seen: number[] = [];
    const run = async (): Promise<void> => {
      for await (const rows of alignedBatches({ basis, answers: [failing] })) seen.push(rows.length);
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
      const text = `${'x'.repeat(length)}\n`.repeat(count);
      const basis = await openSources(file('many.txt', text));
      let next = 0;
      for await (const rows of alignedBatches({ basis, answers: [] })) {
        expect(rows[0].first).toBe(next);
        next += rows.length;
        expect((rows.length - 1) * length).toBeLessThan(1 << 17);
        expect(rows.length).toBeLessThanOrEqual(1 << 12);
      }
      expect(next).toBe(count);
    }
  });
});
