import { existsSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { StetError, badOption, quote } from '@stet/core/internal';

/** A system's output: a name for tables, and the file that holds it. */
export interface SystemFile {
  readonly name: string;
  readonly file: string;
}

/** A system and the names that its file may give it, the shortest first; one that was named has that name alone. */
interface NamedFile {
  readonly file: string;
  readonly names: readonly string[];
}

/**
 * The systems that `args` name: a file (named without its extension), `NAME=FILE`, or a folder (each file in it that
 * is not hidden). Files that would have the same name keep their extensions, or their folders where those are the same
 * too. Names must differ.
 */
export async function systemFiles(args: readonly string[]): Promise<SystemFile[]> {
  const systems = distinguished((await Promise.all(args.map(expand))).flat());
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

/** Gives each system the shortest of its names that no other has; the longest where each is taken. */
function distinguished(systems: readonly NamedFile[]): SystemFile[] {
  return systems.map(({ file, names }, at) => {
    const others = systems.filter((_, other) => other !== at);
    const free = names.findIndex((name, length) =>
      others.every((other) => (other.names[length] ?? other.names[0]) !== name),
    );
    return { name: names[free === -1 ? names.length - 1 : free], file };
  });
}

async function expand(arg: string): Promise<NamedFile[]> {
  const equals = arg.indexOf('=');
  if (equals > 0 && !existsSync(arg)) return [{ names: [arg.slice(0, equals)], file: arg.slice(equals + 1) }];
  if (arg !== '-' && statSync(arg, { throwIfNoEntry: false })?.isDirectory() === true) return filesIn(arg);
  return [{ names: arg === '-' ? ['stdin'] : namesOf(arg), file: arg }];
}

async function filesIn(folder: string): Promise<NamedFile[]> {
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
  return names.sort().map((name) => ({ names: namesOf(join(folder, name)), file: join(folder, name) }));
}

/** Without extension, with it, and with the folder. */
function namesOf(file: string): string[] {
  const name = basename(file, '.gz');
  return [basename(name, extname(name)), name, file];
}
