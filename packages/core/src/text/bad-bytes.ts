import { StetError } from '../error.js';

/** A file, and how many bytes and lines of it came before the bytes at hand. */
export interface ByteLocation {
  readonly file: string;
  readonly bytes?: number;
  readonly lines?: number;
}

/** The error for bytes that are not UTF-8: where, and what to do. */
export function invalidUtf8(bytes: Uint8Array, { file, bytes: before = 0, lines = 0 }: ByteLocation): StetError {
  const at = firstInvalidByte(bytes);
  return new StetError({
    code: 'INVALID_UTF8',
    file,
    line: lines + lineOf(bytes, at),
    expected: 'UTF-8 text',
    found: `byte 0x${bytes[at].toString(16).padStart(2, '0')} at offset ${before + at}, which is not UTF-8`,
    remedy:
      BEGINNINGS.find(({ mark }) => before === 0 && mark.every((byte, at) => bytes[at] === byte))?.remedy ??
      'Save the file as UTF-8, for example with: iconv -f latin1 -t utf-8',
  });
}

/** What files that are often given by mistake begin with. */
const BEGINNINGS = [
  { mark: [0xfe, 0xff], remedy: 'The file is UTF-16. Save it as UTF-8.' },
  { mark: [0xff, 0xfe], remedy: 'The file is UTF-16. Save it as UTF-8.' },
  {
    mark: [0x50, 0x4b, 0x03, 0x04],
    remedy: 'The file is of a word processor, or a zip archive. Save it as plain text.',
  },
  { mark: [0x25, 0x50, 0x44, 0x46], remedy: 'The file is a PDF. Give its text as a plain text file.' },
];

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

/**
 * The offset of the first byte that is not part of well-formed UTF-8, or -1.
 * Overlong forms, surrogates and values over U+10FFFF are ill-formed (Unicode 15, Table 3-7).
 */
export function firstInvalidByte(bytes: Uint8Array): number {
  let at = 0;
  while (at < bytes.length) {
    const length = sequenceLength(bytes, at);
    if (length === 0) return at;
    at += length;
  }
  return -1;
}

function sequenceLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at];
  if (lead < 0x80) return 1;
  if (lead < 0xc2 || lead > 0xf4) return 0;
  const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  if (at + length > bytes.length) return 0;
  const second = bytes[at + 1];
  const lowest = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
  const highest = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
  if (second < lowest || second > highest) return 0;
  for (let k = 2; k < length; k++) {
    if (bytes[at + k] < 0x80 || bytes[at + k] > 0xbf) return 0;
  }
  return length;
}
