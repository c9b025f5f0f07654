import { StetError } from '../error.js';
import { firstInvalidByte } from './utf8.js';

/** A file, and how many bytes and lines of it came before the bytes at hand. */
export interface ByteLocation {
  readonly file: string;
  readonly bytes?: number;
  readonly lines?: number;
}

/** The error for bytes that are not UTF-8: where, and what to do. */
export function invalidUtf8(bytes: Uint8Array, { file, bytes: before = 0, lines = 0 }: ByteLocation): StetError {
  const at = firstInvalidByte(bytes);
  const [first, second] = bytes;
  const isUtf16 = before === 0 && ((first === 0xfe && second === 0xff) || (first === 0xff && second === 0xfe));
  return new StetError({
    code: 'INVALID_UTF8',
    file,
    line: lines + lineOf(bytes, at),
    expected: 'UTF-8 text',
    found: `byte 0x${bytes[at].toString(16).padStart(2, '0')} at offset ${before + at}, which is not UTF-8`,
    remedy: isUtf16
      ? 'The file is UTF-16. Save it as UTF-8.'
      : 'Save the file as UTF-8, for example with: iconv -f latin1 -t utf-8',
  });
}

/** The error for a NUL character at an offset. */
export function nulCharacter(
  bytes: Uint8Array,
  at: number,
  { file, bytes: before = 0, lines = 0 }: ByteLocation,
): StetError {
  return new StetError({
    code: 'NUL_CHARACTER',
    file,
    line: lines + lineOf(bytes, at),
    expected: 'text',
    found: `a NUL character at byte offset ${before + at}`,
    remedy: 'The file is binary, damaged, or UTF-16 without a mark. Give it as UTF-8 text.',
  });
}

/** The error for a gzip file that cannot be unpacked. */
export function damagedGzip(file: string, cause: unknown): StetError {
  return new StetError(
    {
      code: 'FILE_UNREADABLE',
      file,
      expected: 'a whole gzip file',
      found: 'one that is cut off or damaged',
      remedy: 'Pack the file again, or give it unpacked.',
    },
    { cause },
  );
}

function lineOf(bytes: Uint8Array, offset: number): number {
  let line = 1;
  for (let at = 0; at < offset; at++) if (bytes[at] === 0x0a) line++;
  return line;
}
