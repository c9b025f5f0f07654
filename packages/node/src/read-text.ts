import { isUtf8, kMaxLength } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip, type ZlibOptions } from 'node:zlib';
import { damagedGzip, invalidUtf8, nulCharacter } from '@stet/core/internal';
import { isGzip, tooLarge, unreadable } from './read-errors.js';

/** Reads a UTF-8 text file, gzipped or not; `-` is standard input. */
export async function readText(file: string): Promise<string> {
  return decodeText(await readBytes(file), file);
}

/** The UTF-8 text of a file's bytes, gzipped or not, which may unpack to `maxBytes` at most. */
export async function decodeText(packed: Buffer, file: string, maxBytes = kMaxLength): Promise<string> {
  const bytes = await unpack(packed, file, maxBytes);
  if (!isUtf8(bytes)) throw invalidUtf8(bytes, { file });
  const nul = bytes.indexOf(0);
  if (nul !== -1) throw nulCharacter(bytes, nul, { file });
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

async function unpack(bytes: Buffer, file: string, maxBytes: number): Promise<Buffer> {
  if (!isGzip(bytes)) return bytes;
  try {
    return await promisify<Buffer, ZlibOptions, Buffer>(gunzip)(bytes, { maxOutputLength: maxBytes });
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ERR_BUFFER_TOO_LARGE')
      throw tooLarge(file, maxBytes);
    throw damagedGzip(file, cause);
  }
}
