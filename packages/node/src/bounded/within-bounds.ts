import { NodeError } from '../errors.js';
import { tooLarge } from '../read-errors.js';

/** How much text somebody may send: bytes when unpacked, and lines. */
export interface TextBounds {
  readonly maxBytes: number;
  readonly maxLines: number;
}

const LF = 0x0a;
const CR = 0x0d;

/** Passes on unpacked bytes piece by piece, and stops as soon as they exceed the bounds. */
export async function* withinBounds(
  pieces: AsyncIterable<Uint8Array>,
  file: string,
  { maxBytes, maxLines }: TextBounds,
): AsyncGenerator<Uint8Array, void> {
  let size = 0;
  let lines = 0;
  let last = 0;
  for await (const piece of pieces) {
    size += piece.length;
    if (size > maxBytes) throw tooLarge(file, maxBytes);
    for (const byte of piece) {
      // CRLF ends one line; CR alone ends one where there is no LF.
      if (byte === CR || (byte === LF && last !== CR)) lines++;
      last = byte;
    }
    if (lines > maxLines) throw tooManyLines(file, maxLines);
    yield piece;
  }
}

function tooManyLines(file: string, maxLines: number): NodeError {
  return new NodeError({
    code: 'TOO_LARGE',
    file,
    line: maxLines + 1,
    expected: `at most ${maxLines} lines`,
    found: 'more',
    remedy: 'Check that this is the file you mean: one sentence per line, and no other lines.',
  });
}
