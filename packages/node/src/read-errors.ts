import { StetError, quote } from '@stet/core/worker';
import { NodeError } from './errors.js';

export function isGzip(bytes: Uint8Array): boolean {
  return bytes.length > 2 && bytes[0] === 0x1f && bytes[1] === 0x8b;
}

export function tooLarge(file: string, maxBytes: number): NodeError {
  return new NodeError({
    code: 'TOO_LARGE',
    file,
    expected: `at most ${maxBytes} bytes when unpacked`,
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
