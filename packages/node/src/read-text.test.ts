import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { readText } from './read-text.js';

const folder = mkdtempSync(join(tmpdir(), 'stet-read-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

describe('readText(file)', () => {
  it('reads UTF-8 text', async () => {
    expect(await readText(file('a.txt', 'naïve 日本 😀\n'))).toBe('naïve 日本 😀\n');
  });

  it('reads gzip by its content, whatever its name', async () => {
    expect(await readText(file('b.txt', gzipSync('packed\n')))).toBe('packed\n');
  });

  it('reads an empty file', async () => {
    expect(await readText(file('c.txt', ''))).toBe('');
  });

  it.each([
    [
      'Latin-1',
      Uint8Array.from([0x61, 0x0a, 0x63, 0x61, 0x66, 0xe9, 0x0a]),
      'INVALID_UTF8',
      2,
      /byte 0xe9 at offset 5/u,
    ],
    ['a lone surrogate', Uint8Array.from([0xed, 0xa0, 0x80]), 'INVALID_UTF8', 1, /byte 0xed at offset 0/u],
    ['UTF-16', Uint8Array.from([0xff, 0xfe, 0x61, 0x00]), 'INVALID_UTF8', 1, /offset 0/u],
    ['a NUL', 'a\nb\u0000c\n', 'NUL_CHARACTER', 2, /offset 3/u],
  ])('refuses %s and names byte and line', async (name, content, code, line, found) => {
    const path = file(`${name}.txt`, content);
    await expect(readText(path)).rejects.toMatchObject({
      code,
      line,
      file: path,
      found: expect.stringMatching(found) as string,
    });
  });

  it('refuses a gzip file that is cut off', async () => {
    await expect(readText(file('cut.gz', gzipSync('a long text '.repeat(99)).subarray(0, 30)))).rejects.toMatchObject({
      code: 'FILE_UNREADABLE',
      expected: 'a whole gzip file',
    });
  });

  it('refuses a missing file and a folder', async () => {
    await expect(readText(join(folder, 'none'))).rejects.toMatchObject({
      code: 'FILE_UNREADABLE',
      found: 'no such file',
    });
    await expect(readText(folder)).rejects.toMatchObject({ code: 'FILE_UNREADABLE', found: 'a folder' });
  });
});
