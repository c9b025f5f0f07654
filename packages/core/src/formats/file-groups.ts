import { StetError } from '../error.js';
import type { CorpusFormat, FileGroup } from './corpus-format.js';

/** Which files of a corpus are read together; throws if the format does not take this many files. */
export function fileGroups<File>(
  { name, input, takes, group }: CorpusFormat,
  files: readonly File[],
  alternatives: readonly File[] = [],
): readonly FileGroup<File>[] {
  if (takes?.(files.length) !== false) return group?.(files, alternatives) ?? files.map((fed) => ({ fed }));
  throw new StetError({
    code: 'BAD_OPTION',
    expected: `the files of ${name}: ${input}`,
    found: `${files.length} files`,
    remedy: 'Name the files in this order.',
  });
}
