import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileOfUnit, type CheckedFile, type LintCheck, type LintRun } from '@stet/core/internal';
import { readText } from '@stet/node';

/**
 * The files that texts of a run are from, as far as they are at hand: where the run says that they were, or under their
 * names in the folder `root`. A folder that somebody names comes first.
 */
export async function readCheckedFiles(
  { checks }: LintRun,
  root: string,
): Promise<(check: LintCheck) => CheckedFile | undefined> {
  const pathsOf = ({ unit, file }: LintCheck): string[] => {
    const inRoot = join(root, fileOfUnit(unit));
    if (file === undefined) return [inRoot];
    return join(root) === '.' ? [file, inRoot] : [inRoot, file];
  };
  const found = new Map<string, CheckedFile>();
  for (const path of new Set(checks.flatMap(pathsOf))) {
    if (!existsSync(path)) continue;
    found.set(path, { file: relative('.', path).replaceAll(sep, '/'), text: await readText(path) });
  }
  return (check) =>
    pathsOf(check)
      .map((path) => found.get(path))
      .find((file) => file !== undefined);
}
