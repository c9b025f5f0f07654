import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { writeSections, type SectionedFile } from './write-sections.js';

const folder = mkdtempSync(join(tmpdir(), 'stet-sections-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
});

const firstFile = join(folder, 'one.txt');
const secondFile = join(folder, 'two.txt');
const FILES: readonly SectionedFile[] = [
  { file: firstFile, sections: [{ before: '', after: '' }] },
  {
    file: secondFile,
    sections: [
      { before: '<', after: '|' },
      { before: '(', after: ')' },
      { before: '[', after: ']>' },
    ],
  },
];

async function* pieces(count: number): AsyncGenerator<string[]> {
  for (let at = 0; at < count; at++) {
    // While they come, nothing stands in its place.
    expect(readdirSync(folder)).not.toContain('two.txt');
    yield await Promise.resolve(['a', 'b', 'c', ''].map((text) => text && text + String(at)));
  }
}

describe('writeSections(files, batches)', () => {
  it('joins the pieces of each section, and the sections of each file', async () => {
    await writeSections(FILES, pieces(3));
    expect(readFileSync(firstFile, 'utf8')).toBe('a0a1a2');
    expect(readFileSync(secondFile, 'utf8')).toBe('<b0b1b2|(c0c1c2)[]>');
    expect(readdirSync(folder).sort()).toEqual(['one.txt', 'two.txt']);
  });

  it('writes files without pieces, and makes the folders that they need', async () => {
    const deep = join(folder, 'new', 'deep', 'two.txt');
    await writeSections([{ ...FILES[1], file: deep }], pieces(0));
    expect(readFileSync(deep, 'utf8')).toBe('<|()[]>');
    expect(readdirSync(join(folder, 'new', 'deep'))).toEqual(['two.txt']);
  });

  it('leaves everything as it was when the pieces fail to come', async () => {
    writeFileSync(firstFile, 'old');
    async function* failing(): AsyncGenerator<string[]> {
      yield* pieces(2);
      throw new Error('no more');
    }
    await expect(writeSections(FILES, failing())).rejects.toThrow('no more');
    expect(readFileSync(firstFile, 'utf8')).toBe('old');
    expect(readdirSync(folder)).toEqual(['one.txt']);
  });

  it('keeps no more than one piece that is not written', async () => {
    const big = 'x'.repeat(1 << 20);
    let batchCount = 0;
    async function* counted(): AsyncGenerator<string[]> {
      for (; batchCount < 8; batchCount++) {
        const written = readdirSync(folder).map((name) => statSync(join(folder, name)).size);
        expect(written).toEqual(batchCount < 2 ? [] : [(batchCount - 1) * big.length]);
        yield await Promise.resolve([big]);
      }
    }
    await writeSections([FILES[0]], counted());
    expect(readFileSync(firstFile)).toHaveLength(8 * big.length);
  });

  it('says which file cannot be written, and writes none', async () => {
    writeFileSync(secondFile, '');
    const files = [FILES[0], { file: join(secondFile, 'x'), sections: [{ before: '', after: '' }] }];
    await expect(writeSections(files, pieces(0))).rejects.toMatchObject({
      code: 'FILE_UNWRITABLE',
      file: files[1].file,
    });
    expect(readdirSync(folder)).toEqual(['two.txt']);
  });
});
