import { isUtf8 } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  StetError,
  blockFeed,
  drain,
  invalidUtf8,
  nulCharacter,
  parsePlainText,
  rawBlock,
  sourceOfLine,
  splitLines,
  textOf,
} from '@stet/core/internal';
import { irregularCharacter } from '../../../core/src/testing/irregular-text.js';
import { BlockSource } from './block-source.js';
import type { BytePieces } from './file-bytes.js';
import { LineReader } from './line-reader.js';
import { LineSource, SentenceSource } from './line-source.js';
import { listOf } from './open-items.js';

/** The bytes of a file in pieces of these lengths, over and over. */
function pieces(bytes: Buffer, lengths: readonly number[]): BytePieces {
  async function* cut(): AsyncGenerator<Buffer, void> {
    for (let at = 0, piece = 0; at < bytes.length; piece++) {
      const length = lengths[piece % lengths.length];
      yield await Promise.resolve(bytes.subarray(at, at + length));
      at += length;
    }
  }
  return { file: 'x.txt', size: bytes.length, taken: 0, [Symbol.asyncIterator]: cut };
}

const lengths = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 5 });

/** Text with ends of lines of every kind, blank lines, a byte order mark, and often no end of the last line. */
const text = fc
  .tuple(
    fc.constantFrom('', '\ufeff'),
    fc.constantFrom(['\n'], ['\r\n'], ['\r'], ['\n', '\r\n', '\r', '\n\n']),
    fc.array(fc.string({ unit: fc.oneof(irregularCharacter, fc.constantFrom('S ', 'A ', 'S')), maxLength: 6 })),
  )
  .chain(([mark, ends, lines]) =>
    fc.array(fc.constantFrom(...ends), { minLength: lines.length, maxLength: lines.length }).chain((lineEnds) =>
      fc.boolean().map((isEnded) => {
        const joined = lines.map((line, at) => line + lineEnds[at]).join('');
        return mark + (isEnded ? joined : joined.replace(/[\r\n]+$/u, ''));
      }),
    ),
  );

async function errorOf(work: () => Promise<unknown>): Promise<unknown> {
  try {
    await work();
  } catch (error) {
    if (error instanceof StetError) return error.toJSON();
    throw error;
  }
  return undefined;
}

describe('LineReader', () => {
  it('finds the lines of splitLines, wherever the pieces are cut, and after peeking too', async () => {
    await fc.assert(
      fc.asyncProperty(text, lengths, fc.boolean(), fc.boolean(), async (content, cuts, keepByteOrderMark, peeks) => {
        const bytes = pieces(Buffer.from(content), cuts);
        const reader = new LineReader(bytes, { keepByteOrderMark });
        const expected = splitLines(content, { keepByteOrderMark });
        if (peeks) expect(await reader.peek()).toBe(expected.join('\n'));
        expect(await listOf(new LineSource(reader))).toEqual(expected);
        const sentences = await listOf(new SentenceSource(new LineReader(bytes)));
        expect(sentences.map(textOf)).toEqual(parsePlainText(content));
      }),
    );
  });

  it('names the byte and the line that are not UTF-8, or NUL, as for a whole file', async () => {
    const garbage = fc.tuple(text, fc.uint8Array({ minLength: 1, maxLength: 4 }), text);
    await fc.assert(
      fc.asyncProperty(garbage, lengths, async ([before, bad, after], cuts) => {
        const bytes = Buffer.concat([Buffer.from(before), bad, Buffer.from(after)]);
        const nul = bytes.indexOf(0);
        // Where both are wrong, it depends on the pieces which is found first.
        fc.pre(isUtf8(bytes) !== (nul === -1));
        const read = (): Promise<unknown> => listOf(new LineSource(new LineReader(pieces(bytes, cuts))));
        const located = { file: 'x.txt' };
        const expected = isUtf8(bytes) ? nulCharacter(bytes, nul, located) : invalidUtf8(bytes, located);
        const found = await errorOf(read);
        // What looks like UTF-16 is said so only where both bytes of its mark come at once.
        expect({ ...(found as object), remedy: '' }).toEqual({ ...expected.toJSON(), remedy: '' });
      }),
    );
  });
});

describe('BlockSource', () => {
  it('cuts the blocks of a feed of lines, with their line numbers and sources', async () => {
    await fc.assert(
      fc.asyncProperty(text, lengths, async (content, cuts) => {
        const blocks = await listOf(new BlockSource(new LineReader(pieces(Buffer.from(content), cuts))));
        const expected = drain(
          blockFeed((block) => block),
          content,
        );
        expect(blocks.map(rawBlock)).toEqual(expected);
        expect(blocks.map(({ sources = [] }) => sources.map(textOf))).toEqual(
          expected.map(({ lines }) => lines.map(sourceOfLine).filter((source) => source !== undefined)),
        );
      }),
      { examples: [['\n\n  S aS A \r\n\rSA  aS-\r1\n\nA S |\r\r', [1]]] },
    );
  });
});
