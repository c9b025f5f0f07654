import { StetError, firstInvalidByte, quote } from '@stet/core';

/** A file, and how much of it came before the bytes in hand. */
export interface Place {
  readonly file: string;
  readonly bytes: number;
  readonly lines: number;
}

export function isGzip(bytes: Buffer): boolean {
  return bytes.length > 2 && bytes[0] === 0x1f && bytes[1] === 0x8b;
}

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

export function tooLarge(file: string, most: number): StetError {
  return new StetError({
    code: 'TOO_LARGE',
    file,
    expected: `at most ${most} bytes when unpacked`,
    found: 'more',
    remedy: 'Split the file.',
  });
}

export function unreadable(file: string, cause: unknown): StetError {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  const found =
    code === 'ENOENT'
      ? 'no such file'
      : code === 'EACCES' || code === 'EPERM'
        ? 'a file that may not be read'
        : code === 'EISDIR'
          ? 'a folder'
          : String(cause);
  return new StetError(
    {
      code: 'FILE_UNREADABLE',
      file,
      expected: 'a file that can be read',
      found,
      remedy: `Check the path; it is taken from ${quote(process.cwd())}.`,
    },
    { cause },
  );
}

export function invalidUtf8(bytes: Buffer, place: Place): StetError {
  const at = firstInvalidByte(bytes);
  const sixteenBits =
    place.bytes === 0 && bytes.length > 1 && (bytes.readUInt16BE(0) === 0xfeff || bytes.readUInt16BE(0) === 0xfffe);
  return new StetError({
    code: 'INVALID_UTF8',
    file: place.file,
    line: place.lines + lineOf(bytes, at),
    expected: 'UTF-8 text',
    found: `byte 0x${bytes[at].toString(16).padStart(2, '0')} at offset ${place.bytes + at}, which is not UTF-8`,
    remedy: sixteenBits
      ? 'The file is UTF-16. Save it as UTF-8.'
      : 'Save the file as UTF-8, for example with: iconv -f latin1 -t utf-8',
  });
}

export function nulCharacter(bytes: Buffer, at: number, place: Place): StetError {
  return new StetError({
    code: 'NUL_CHARACTER',
    file: place.file,
    line: place.lines + lineOf(bytes, at),
    expected: 'text',
    found: `a NUL character at byte offset ${place.bytes + at}`,
    remedy: 'The file is binary, damaged, or UTF-16 without a mark. Give it as UTF-8 text.',
  });
}

function lineOf(bytes: Buffer, offset: number): number {
  let line = 1;
  for (let at = 0; at < offset; at++) if (bytes[at] === 0x0a) line++;
  return line;
}
