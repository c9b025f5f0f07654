import { isUtf8, kMaxLength } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip, type ZlibOptions } from 'node:zlib';
import { StetError, damagedGzip, invalidUtf8, nulCharacter, quote } from '@stet/core';

/** Reads a UTF-8 text file, packed with gzip or not; `-` is the standard input. */
export async function readText(file: string): Promise<string> {
  return decodeText(await readBytes(file), file);
}

/** The UTF-8 text of a file's bytes, packed with gzip or not; unpacked at most so large. */
export async function decodeText(packed: Buffer, file: string, most = kMaxLength): Promise<string> {
  const bytes = await unpack(packed, file, most);
  if (!isUtf8(bytes)) throw invalidUtf8(bytes, file);
  const nul = bytes.indexOf(0);
  if (nul !== -1) throw nulCharacter(bytes, nul, file);
  return bytes.toString('utf8');
}

async function readBytes(file: string): Promise<Buffer> {
  if (file === '-') return readStandardInput();
  try {
    return await readFile(file);
  } catch (cause) {
    throw unreadable(file, cause);
  }
}

async function readStandardInput(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function unpack(bytes: Buffer, file: string, most: number): Promise<Buffer> {
  const isGzip = bytes.length > 2 && bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (!isGzip) return bytes;
  try {
    return await promisify<Buffer, ZlibOptions, Buffer>(gunzip)(bytes, { maxOutputLength: most });
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(file, most);
    throw damagedGzip(file, cause);
  }
}

function tooLarge(file: string, most: number): StetError {
  return new StetError({
    code: 'TOO_LARGE',
    file,
    expected: `at most ${most} bytes when unpacked`,
    found: 'more',
    remedy: 'Split the file.',
  });
}

function unreadable(file: string, cause: unknown): StetError {
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
