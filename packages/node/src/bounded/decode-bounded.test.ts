import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { decodeBounded } from './decode-bounded.js';

const bounds = { maxBytes: 1000, maxLines: 10 };

describe('decodeBounded(packed, file, bounds)', () => {
  it('reads text, gzipped or not', async () => {
    for (const bytes of [Buffer.from('naïve\n日本\n'), gzipSync('naïve\n日本\n')]) {
      expect(await decodeBounded(bytes, 'a.txt', bounds)).toBe('naïve\n日本\n');
    }
  });

  it.each([
    ['bytes', 'a'.repeat(1001), /at most 1000 bytes/u],
    ['lines', '\n'.repeat(11), /at most 10 lines/u],
    ['lines ended by CR', 'a\r'.repeat(11), /at most 10 lines/u],
  ])('refuses too many %s, packed or not', async (_, text, expected) => {
    for (const bytes of [Buffer.from(text), gzipSync(text)]) {
      await expect(decodeBounded(bytes, 'a.txt', bounds)).rejects.toMatchObject({
        code: 'TOO_LARGE',
        file: 'a.txt',
        expected: expect.stringMatching(expected) as string,
      });
    }
  });

  it('counts CRLF once', async () => {
    expect(await decodeBounded(Buffer.from('a\r\n'.repeat(10)), 'a.txt', bounds)).toHaveLength(30);
  });

  it('refuses damaged files, and bytes that are no text', async () => {
    const damaged = gzipSync('a\n'.repeat(5)).subarray(0, 20);
    await expect(decodeBounded(damaged, 'a.gz', bounds)).rejects.toMatchObject({
      code: 'FILE_UNREADABLE',
      file: 'a.gz',
    });
    await expect(decodeBounded(Buffer.from([0xe9]), 'a.txt', bounds)).rejects.toMatchObject({ code: 'INVALID_UTF8' });
  });
});
