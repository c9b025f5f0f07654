import { decodeUtf8 } from '../read-text.js';
import { isGzip } from '../read-errors.js';
import { unpackPieces } from '../stream/file-bytes.js';
import { withinBounds, type TextBounds } from './within-bounds.js';

/** The UTF-8 text of a file's bytes, gzipped or not. Unpacking stops at the bounds, so memory stays within them too. */
export async function decodeBounded(packed: Uint8Array, file: string, bounds: TextBounds): Promise<string> {
  return decodeUtf8(await unpackBounded(packed, file, bounds), file);
}

/** The same for a file that is not text as a whole. */
export async function unpackBounded(packed: Uint8Array, file: string, bounds: TextBounds): Promise<Buffer> {
  const stored = onePiece(packed);
  const pieces: Uint8Array[] = [];
  for await (const piece of withinBounds(isGzip(packed) ? unpackPieces(stored, file) : stored, file, bounds)) {
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

async function* onePiece(bytes: Uint8Array): AsyncGenerator<Buffer, void> {
  yield await Promise.resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
