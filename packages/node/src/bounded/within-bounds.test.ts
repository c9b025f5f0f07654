import { expect, it } from 'vitest';
import { withinBounds } from './within-bounds.js';

/** Unpacks to more and more, without end. */
async function* endless(): AsyncGenerator<Uint8Array, void> {
  for (;;) yield await Promise.resolve(Buffer.alloc(100, '\n'));
}

it.each([
  ['lines', { maxBytes: Infinity, maxLines: 250 }],
  ['bytes', { maxBytes: 250, maxLines: Infinity }],
])('withinBounds(pieces, file, bounds) asks for nothing after too many %s', async (_, bounds) => {
  const passed: Uint8Array[] = [];
  const read = async (): Promise<void> => {
    for await (const piece of withinBounds(endless(), 'bomb', bounds)) passed.push(piece);
  };
  await expect(read()).rejects.toMatchObject({ code: 'TOO_LARGE', file: 'bomb' });
  expect(passed).toHaveLength(2);
});
