import { createHash } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { NodeError, writeFiles } from '@stet/node';
import { fieldsOf } from '../adapters/fields.js';

/** JSON objects on disk, a file each, named by their key. Several processes may use the folder at once. */
export interface CacheEntries {
  /** What `parse` makes of an entry; undefined if there is none, or if `parse` takes it for damaged. */
  read<T>(key: string, parse: (entry: Readonly<Record<string, unknown>>) => T | undefined): Promise<T | undefined>;
  write(key: string, entry: object): Promise<void>;
  remove(key: string): Promise<void>;
}

/** The key of what the values say. */
export function hashKey(values: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}

/** Opens a folder of entries. A damaged one is reported to `onDamage` and otherwise treated as missing. */
export async function openCacheEntries(folder: string, onDamage: (file: string) => void): Promise<CacheEntries> {
  await makeFolder(folder);
  const fileOf = (key: string): string => join(folder, key.slice(0, 2), `${key}.json`);
  return {
    read: async (key, parse) => {
      const text = await readIfThere(fileOf(key));
      if (text === undefined) return undefined;
      const entry = parseObject(text);
      const parsed = entry.key === key ? parse(entry) : undefined;
      if (parsed === undefined) onDamage(fileOf(key));
      return parsed;
    },
    write: (key, entry) => writeFiles([{ file: fileOf(key), text: `${JSON.stringify({ key, ...entry })}\n` }]),
    remove: (key) => rm(fileOf(key), { force: true }),
  };
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (cause) {
    throw new NodeError(
      {
        code: 'FILE_UNWRITABLE',
        file: folder,
        expected: 'a folder for the cache',
        found: cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause),
        remedy: 'Choose another folder for {{cache}}.',
      },
      { cause },
    );
  }
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    // A file that cannot be read counts as damaged.
    return '';
  }
}

function parseObject(text: string): Readonly<Record<string, unknown>> {
  try {
    return fieldsOf(JSON.parse(text));
  } catch {
    return {};
  }
}
