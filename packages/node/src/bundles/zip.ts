import { unzipSync, zipSync, type Zippable } from 'fflate';
import { StetError, quote } from '@stet/core/internal';
import { NodeError } from '../errors.js';
import { crc32 } from './crc32.js';
import { zipChecksums } from './zip-checksums.js';

/** Files by their paths, with `/` between folders. */
export type ZipEntries = ReadonlyMap<string, Uint8Array>;

/** What an archive may unpack to. A few bytes of it can stand for gigabytes. */
export interface ZipLimits {
  readonly maxFiles: number;
  /** Of all files together. */
  readonly maxBytes: number;
}

export const ZIP_LIMITS: ZipLimits = { maxFiles: 10_000, maxBytes: 512 * 2 ** 20 };

/** What macOS adds beside the files that were meant. */
const ADDED_BY_MACOS = /^__MACOSX\/|(?:^|\/)\.DS_Store$/u;

/**
 * Unpacks a zip archive into memory, and checks that each entry is as it was packed. Nothing is written to a disk, and no path
 * may lead out of the archive.
 */
export function readZip(bytes: Uint8Array, file: string, { maxFiles, maxBytes }: ZipLimits = ZIP_LIMITS): ZipEntries {
  let files = 0;
  let size = 0;
  let entry = 0;
  /** The place in the directory of each file; of several with one name, that of the last, which is what is unpacked. */
  const places = new Map<string, number>();
  const unpack = (): Record<string, Uint8Array> =>
    unzipSync(bytes, {
      // An entry never becomes larger than it says here, so that what all of them say bounds the memory.
      filter: ({ name, originalSize }) => {
        const place = entry++;
        checkPath(name, file);
        if (name.endsWith('/') || ADDED_BY_MACOS.test(name)) return false;
        files++;
        size += originalSize;
        if (files > maxFiles) throw tooLarge(file, `at most ${maxFiles} files`);
        if (size > maxBytes) throw tooLarge(file, `at most ${maxBytes} bytes when unpacked`);
        places.set(name, place);
        return true;
      },
    });
  try {
    const entries = new Map(Object.entries(unpack()));
    const checksums = files === 0 ? [] : zipChecksums(bytes);
    for (const [name, place] of places) checkContent(name, entries.get(name), checksums[place], file);
    return entries;
  } catch (error) {
    throw error instanceof StetError ? error : damaged(file, error);
  }
}

/** The same bytes for the same files: the time of each is the earliest that the format knows. */
export function writeZip(entries: ZipEntries): Uint8Array {
  const files: Zippable = Object.fromEntries(entries);
  // The format counts from local midnight, of 1 January 1980.
  return zipSync(files, { mtime: new Date(1980, 0, 1) });
}

/** Refuses a path that does not stay inside of the archive. */
function checkPath(path: string, file: string): void {
  const isInside =
    path !== '' && !/^[/\\]|^[A-Za-z]:|\\|\0/u.test(path) && !path.split('/').some((part) => part === '..');
  if (isInside) return;
  throw new NodeError({
    code: 'BAD_ZIP',
    file,
    expected: 'paths that stay inside of the archive',
    found: quote(path),
    remedy: 'Do not trust this archive; ask whoever made it.',
  });
}

function checkContent(name: string, content: Uint8Array | undefined, checksum: number, file: string): void {
  if (content !== undefined && crc32(content) === checksum) return;
  throw new NodeError({
    code: 'BAD_ZIP',
    file: `${file}/${name}`,
    expected: 'the file as it was packed',
    found: 'other bytes, of which the checksum differs (CRC-32)',
    remedy: 'The archive is damaged: download or pack it again.',
  });
}

function tooLarge(file: string, expected: string): NodeError {
  return new NodeError({
    code: 'TOO_LARGE',
    file,
    expected,
    found: 'more',
    remedy: 'Check that this is the file you mean; a small archive that unpacks to so much may be made to do harm.',
  });
}

function damaged(file: string, cause: unknown): NodeError {
  return new NodeError(
    {
      code: 'BAD_ZIP',
      file,
      expected: 'a zip archive',
      found: `what is none, or a damaged one (${cause instanceof Error ? cause.message : String(cause)})`,
      remedy: 'Download or pack it again.',
    },
    { cause },
  );
}
