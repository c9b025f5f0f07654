import { existsSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { StetError, badOption, quote } from '@stet/core/internal';

/** A system's output: a name for tables, and the file that holds it. */
export interface SystemFile {
  readonly name: string;
  readonly file: string;
}

/**
 * The systems that `args` name: a file (named without its extension), `NAME=FILE`, or a folder (each file in it that
 * is not hidden). Names must differ.
 */
export async function systemFiles(args: readonly string[]): Promise<SystemFile[]> {
  const systems = (await Promise.all(args.map(expand))).flat();
  const fileByName = new Map<string, string>();
  for (const { name, file } of systems) {
    const firstFile = fileByName.get(name);
    if (firstFile !== undefined) {
      const remedy = `Name one of them, for example: ${name}-2=${file}`;
      throw badOption('systems with different names', `${quote(name)} for ${firstFile} and for ${file}`, remedy);
    }
    fileByName.set(name, file);
  }
  return systems;
}

async function expand(arg: string): Promise<SystemFile[]> {
  const equals = arg.indexOf('=');
  if (equals > 0 && !existsSync(arg)) return [{ name: arg.slice(0, equals), file: arg.slice(equals + 1) }];
  if (arg !== '-' && statSync(arg, { throwIfNoEntry: false })?.isDirectory() === true) return filesIn(arg);
  return [{ name: arg === '-' ? 'stdin' : nameOf(arg), file: arg }];
}

async function filesIn(folder: string): Promise<SystemFile[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name);
  if (names.length === 0) {
    throw new StetError({
      code: 'FILE_UNREADABLE',
      file: folder,
      expected: 'a folder with a file for each system',
      found: 'an empty folder',
      remedy: 'Check the path.',
    });
  }
  return names.sort().map((name) => ({ name: nameOf(name), file: join(folder, name) }));
}

function nameOf(file: string): string {
  const name = basename(file, '.gz');
  return basename(name, extname(name));
}
