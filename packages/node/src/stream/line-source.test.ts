import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { parsePlainText } from '@stet/core/internal';
import { LONGEST_LINE } from './line-reader.js';
import { openLines } from './line-source.js';
import { incompleteTail } from './utf8-tail.js';

const folder = mkdtempSync(join(tmpdir(), 'stet-lines-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function linesOf(path: string): Promise<string[]> {
  const source = await openLines(path);
  const lines: string[] = [];
  for (let line = await source.next(); line !== undefined; line = await source.next()) lines.push(line);
  return lines;
}

const LONG = Array.from({ length: 40_000 }, (_, at) => `naïve 日本 😀 ${String(at)}`);

describe('openLines(file)', () => {
  it('gives the lines of a file that is longer than a piece, also where a character is cut', async () => {
    expect(await linesOf(file('long.txt', LONG.map((line) => `${line}\n`).join('')))).toEqual(LONG);
    for (const shift of [1, 2, 3]) {
      const text = 'x'.repeat(shift) + LONG.join('\r\n');
      expect(await linesOf(file('shifted.txt', text))).toEqual(parsePlainText(text));
    }
  });

  it('reads gzip by its content, also when packed in several members', async () => {
    const packed = Buffer.concat([gzipSync('a\nb'), gzipSync('c\nd\n')]);
    expect(await linesOf(file('packed.txt', packed))).toEqual(['a', 'bc', 'd']);
    expect(await linesOf(file('long.gz', gzipSync(LONG.join('\n'))))).toEqual(LONG);
  });

  it('knows the size of the file, and how much of it was read', async () => {
    const source = await openLines(file('sized.txt', 'a\nb\n'));
    expect([source.size, source.taken]).toEqual([4, 0]);
    expect(await source.next()).toBe('a');
    expect(source.taken).toBe(4);
    await source.close();
    expect(await source.next()).toBe('b');
    expect(await source.next()).toBeUndefined();
  });

  it('reads an empty file, and one line without an end', async () => {
    expect(await linesOf(file('empty.txt', ''))).toEqual([]);
    expect(await linesOf(file('one.txt', 'a'))).toEqual(['a']);
  });

  it.each([
    ['Latin-1', Buffer.from('a\n'.repeat(100_000) + 'caf\xe9\n', 'latin1'), 'INVALID_UTF8', 100_001, /offset 200003/u],
    ['a character that is cut off', Buffer.from('a\nb\n\u65e5').subarray(0, 6), 'INVALID_UTF8', 3, /offset 4/u],
    ['a NUL', 'a\n'.repeat(100_000) + 'b\u0000\n', 'NUL_CHARACTER', 100_001, /offset 200001/u],
    ['UTF-16', Uint8Array.from([0xff, 0xfe, 0x61, 0x00]), 'INVALID_UTF8', 1, /offset 0/u],
  ])('refuses %s and names byte and line', async (name, content, code, line, found) => {
    const path = file(`${name}.txt`, content);
    await expect(linesOf(path)).rejects.toMatchObject({
      code,
      line,
      file: path,
      found: expect.stringMatching(found) as string,
    });
  });

  it('refuses a line that no memory should hold', async () => {
    const path = file('line.txt', Buffer.alloc(LONGEST_LINE + (1 << 18), 0x61));
    await expect(linesOf(path)).rejects.toMatchObject({ code: 'TOO_LARGE', file: path, line: 1 });
  });

  it('refuses a gzip file that is cut off, a missing file and a folder', async () => {
    const cut = file('cut.gz', gzipSync('a long text '.repeat(99)).subarray(0, 30));
    await expect(linesOf(cut)).rejects.toMatchObject({ code: 'FILE_UNREADABLE', expected: 'a whole gzip file' });
    await expect(linesOf(join(folder, 'none.txt'))).rejects.toMatchObject({ code: 'FILE_UNREADABLE' });
    await expect(linesOf(folder)).rejects.toMatchObject({ code: 'FILE_UNREADABLE', found: 'a folder' });
  });
});

describe('incompleteTail(bytes)', () => {
  it('is what must wait for the next piece, for every cut of every text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.nat(), (text, seed) => {
        const bytes = Buffer.from(text);
        const head = bytes.subarray(0, seed % (bytes.length + 1));
        const whole = head.subarray(0, head.length - incompleteTail(head)).toString();
        expect(text.startsWith(whole)).toBe(true);
        expect(head.length - Buffer.byteLength(whole)).toBeLessThan(4);
      }),
    );
  });
});
