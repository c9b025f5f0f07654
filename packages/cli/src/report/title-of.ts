import { basename, dirname, resolve } from 'node:path';

/** Names that say what a file is, and not what it is about. */
const GENERIC = /^(?:gold|source|src|refs?|references?|judg(?:e)?ments|human|scores?|data|input|test)$/iu;

/** What a page is about, by its input: `essays` for `essays.m2.gz`, `evening-class` for `evening-class/gold.m2`. */
export function titleOf(input: string): string {
  if (input === '' || input === '-') return 'Standard input';
  const path = resolve(input);
  const name = nameOf(path);
  return GENERIC.test(name) ? basename(dirname(path)) || name : name;
}

/** The name of a file without its ending; a year or a version is none. */
function nameOf(path: string): string {
  return basename(path)
    .replace(/\.gz$/u, '')
    .replace(/\.[a-z]\w*$/iu, '');
}
