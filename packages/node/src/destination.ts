import { readlink, realpath, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { NodeError } from './errors.js';

/** Where a file is really written. */
export interface Destination {
  readonly file: string;
  /** The name that it has until it is complete; undefined for what is no regular file, and is written as it is. */
  readonly partialFile: string | undefined;
  /** The permissions that it keeps, where it was there before. */
  readonly mode: number | undefined;
}

const WRITABLE_BY_SOMEBODY = 0o222;
const PERMISSIONS = 0o777;
/** What lies here stands for open files and devices, whatever it looks like; but files in memory are files. */
const SPECIAL_FOLDERS = /^\/(?:dev\/(?!shm\/)|proc\/)/u;

/** Follows links, and refuses a file that nobody may write: renaming over it would not ask for its permission. */
export async function findDestination(file: string): Promise<Destination> {
  const existing = await stat(file).catch(() => undefined);
  if (existing === undefined) return beside(await targetOfBrokenLink(file));
  if (!existing.isFile() && !existing.isDirectory()) return throughTo(file);
  if ((existing.mode & WRITABLE_BY_SOMEBODY) === 0) throw readOnly(file);
  const path = await realpath(file);
  return [file, path].some(isSpecial) ? throughTo(file) : beside(path, existing.mode & PERMISSIONS);
}

function isSpecial(file: string): boolean {
  return SPECIAL_FOLDERS.test(resolve(file));
}

function throughTo(file: string): Destination {
  return { file, partialFile: undefined, mode: undefined };
}

/** What is missing may be a link to a file that is not there yet. */
async function targetOfBrokenLink(file: string): Promise<string> {
  return readlink(file).then(
    (target) => resolve(dirname(file), target),
    () => file,
  );
}

function readOnly(file: string): NodeError {
  return new NodeError({
    code: 'FILE_UNWRITABLE',
    file,
    expected: 'a file that can be written',
    found: 'one that is read-only',
    remedy: 'Choose another place, or make it writable.',
  });
}

function beside(file: string, mode?: number): Destination {
  return { file, partialFile: `${file}.${crypto.randomUUID()}.part`, mode };
}
