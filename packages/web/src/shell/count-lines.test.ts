import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { countLines } from './count-lines.js';

it('counts lines, the last with its end or without, packed or not', async () => {
  const texts = ['', 'one', 'one\n', 'one\ntwo', 'one\n\nthree\n'];
  const counts = texts.map((text) => countLines(new Blob([text])));
  const packed = texts.map((text) => countLines(new Blob([gzipSync(text)])));
  expect(await Promise.all(counts)).toEqual([0, 1, 1, 2, 3]);
  expect(await Promise.all(packed)).toEqual([0, 1, 1, 2, 3]);
});

it('does not count what it cannot unpack', async () => {
  expect(await countLines(new Blob([gzipSync('one\ntwo\n').subarray(0, 12)]))).toBeUndefined();
});
