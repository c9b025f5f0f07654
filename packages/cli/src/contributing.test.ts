import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The packages on the map, each with the folders that are listed under it. */
function packagesOnMap(): Map<string, string[]> {
  const [, map = ''] = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8').split('\n## Where things are\n');
  const packages = new Map<string, string[]>();
  let folders: string[] = [];
  for (const [, name, folder] of map.matchAll(/^ {4}(?:packages\/(\S+)| {2}(\S+)\/) {2,}\S/gmu)) {
    if (folder) folders.push(folder);
    else packages.set(name, (folders = []));
  }
  return packages;
}

/** Folders with files somewhere in them, since git may leave an empty folder behind when all its files move. */
function foldersIn(path: string): string[] {
  const entries = readdirSync(join(ROOT, path), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && holdsFiles(join(ROOT, path, entry.name)))
    .map(({ name }) => name);
}

function holdsFiles(folder: string): boolean {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.some((entry) => entry.isFile() || (entry.isDirectory() && holdsFiles(join(folder, entry.name))));
}

describe('the map in CONTRIBUTING.md', () => {
  const packages = packagesOnMap();

  it('has every package, and no other', () => {
    expect([...packages.keys()].sort()).toEqual(foldersIn('packages').sort());
  });

  it.each(['core', 'cli'])('has every folder of %s, and no other', (name) => {
    expect(packages.get(name)?.sort()).toEqual(foldersIn(`packages/${name}/src`).sort());
  });
});
