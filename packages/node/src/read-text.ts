import { constants, isUtf8 } from 'node:buffer';
import { invalidUtf8, nulCharacter } from '@stet/core/worker';
import { tooLarge } from './read-errors.js';
import { FileBytes } from './stream/file-bytes.js';
import { incompleteTail } from './stream/utf8-tail.js';

/**
 * Reads a UTF-8 text file, gzipped or not; `-` is standard input. What is no text, or more than a string can hold, is
 * refused before all of it has been read: a device may have no end.
 */
export async function readText(file: string): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of await FileBytes.open(file)) {
    if (size === 0) decodeUtf8(piece.subarray(0, piece.length - incompleteTail(piece)), file);
    size += piece.length;
    if (size > constants.MAX_STRING_LENGTH) throw tooLarge(file, constants.MAX_STRING_LENGTH);
    pieces.push(piece);
  }
  return decodeUtf8(Buffer.concat(pieces), file);
}

/** The text of a file's bytes; throws if they are not UTF-8, or hold NUL. */
export function decodeUtf8(bytes: Buffer, file: string): string {
  if (!isUtf8(bytes)) throw invalidUtf8(bytes, { file });
  const nul = bytes.indexOf(0);
  if (nul !== -1) throw nulCharacter(bytes, nul, { file });
  return bytes.toString('utf8');
}
