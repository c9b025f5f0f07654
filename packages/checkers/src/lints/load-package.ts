import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StetError } from '@stet/core/internal';
import { fieldsOf } from '../adapters/fields.js';

/** An optional package, as loaded. */
export interface LoadedPackage {
  readonly module: Readonly<Record<string, unknown>>;
  /** From its package.json, or `unknown`. */
  readonly version: string;
}

/**
 * Loads an optional package: the one of the folder where somebody works, else the one beside Stet. Where it is missing, the
 * error says the one line that adds it.
 */
export async function loadPackage(
  name: string,
  { install, from = process.cwd() }: PackageNeed,
): Promise<LoadedPackage> {
  try {
    const path = resolveFrom(from, name);
    const module = (await import(path === undefined ? name : pathToFileURL(path).href)) as LoadedPackage['module'];
    return { module, version: path === undefined ? versionBeside(name) : versionAbove(path, name) };
  } catch (cause) {
    if (!isMissing(cause)) throw cause;
    throw notInstalled(name, install, cause);
  }
}

export interface PackageNeed {
  /** What to add, such as `retext@9.0.0 retext-spell@6.1.0`. */
  readonly install: string;
  /** The folder to look from first. */
  readonly from?: string;
}

/** Packages that offer only modules for `import` are not found this way, and are looked for beside Stet. */
function resolveFrom(folder: string, name: string): string | undefined {
  try {
    return createRequire(join(folder, 'here.js')).resolve(name);
  } catch {
    return undefined;
  }
}

const MISSING_CODES = ['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'];

function isMissing(error: unknown): boolean {
  return MISSING_CODES.includes(String(fieldsOf(error).code));
}

function notInstalled(name: string, install: string, cause?: unknown): StetError {
  return new StetError(
    {
      code: 'MISSING_RESOURCE',
      expected: `the optional package ${name}`,
      found: 'that it is not installed',
      remedy: `Run npm install ${install}`,
    },
    { cause },
  );
}

/** The version in the package.json above a file of a package. */
function versionAbove(file: string, name: string): string {
  for (let folder = dirname(file); dirname(folder) !== folder; folder = dirname(folder)) {
    const found = join(folder, 'package.json');
    if (!existsSync(found)) continue;
    const fields = fieldsOf(JSON.parse(readFileSync(found, 'utf8')));
    if (fields.name === name) return String(fields.version);
  }
  return 'unknown';
}

/** The version of a package beside Stet, read from the file, since not all export their package.json. */
export function versionBeside(name: string): string {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const file = folders.map((folder) => join(folder, name, 'package.json')).find((path) => existsSync(path));
  return file === undefined ? 'unknown' : String(fieldsOf(JSON.parse(readFileSync(file, 'utf8'))).version);
}
