import { decodeUtf8 } from '../read-text.js';
import { isGzip } from '../read-errors.js';
import { unpackPieces } from '../stream/file-bytes.js';
import { withinBounds, type TextBounds } from './within-bounds.js';

/** The UTF-8 text of a file's bytes, gzipped or not. Unpacking stops at the bounds, so memory stays within them too. */
export async function decodeBounded(packed: Uint8Array, file: string, bounds: TextBounds): Promise<string> {
  const stored = onePiece(packed);
  const pieces: Uint8Array[] = [];
  for await (const piece of withinBounds(isGzip(packed) ? unpackPieces(stored, file) : stored, file, bounds)) {
    pieces.push(piece);
  }
  return decodeUtf8(Buffer.concat(pieces), file);
}

async function* onePiece(bytes: Uint8Array): AsyncGenerator<Buffer, void> {
  yield await Promise.resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
