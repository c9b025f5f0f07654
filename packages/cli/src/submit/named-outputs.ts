import { existsSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { StetError } from '@stet/core/internal';

/** An output for a data set of a benchmark, and what that may be called, the surest name first. */
export interface NamedOutput {
  readonly file: string;
  readonly names: readonly string[];
}

/**
 * The outputs that `args` name: `NAME=FILE`, a file that is called like its data set, or a folder of such files. A folder
 * that has the files, or one in it, may be called like their track.
 */
export async function namedOutputs(args: readonly string[]): Promise<NamedOutput[]> {
  return (await Promise.all(args.map(expand))).flat();
}

async function expand(arg: string): Promise<NamedOutput[]> {
  const equals = arg.indexOf('=');
  if (equals > 0 && !existsSync(arg)) return [{ file: arg.slice(equals + 1), names: [arg.slice(0, equals)] }];
  const isFolder = statSync(arg, { throwIfNoEntry: false })?.isDirectory() === true;
  if (!isFolder) return [named(arg)];
  const tracks = await entriesOf(arg, 'folders');
  const folders = [arg, ...tracks.map((track) => join(arg, track))];
  const files = await Promise.all(
    folders.map(async (folder) => (await entriesOf(folder, 'files')).map((name) => named(join(folder, name)))),
  );
  if (files.flat().length > 0) return files.flat();
  throw new StetError({
    code: 'FILE_UNREADABLE',
    file: arg,
    expected: 'a folder with a file for each data set, or with such a folder for each track',
    found: 'no file there',
    remedy: 'Check the path.',
  });
}

/** By name; without what is hidden. */
async function entriesOf(folder: string, kind: 'files' | 'folders'): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() === (kind === 'folders') && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
}

function named(file: string): NamedOutput {
  const whole = basename(file, '.gz');
  const short = basename(whole, extname(whole));
  const track = basename(dirname(resolve(file)));
  return { file, names: [`${track}/${short}`, `${track}/${whole}`, short, whole] };
}
