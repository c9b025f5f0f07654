import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The path of a file in a package: `cli/src/main.ts`. */
export const inPackages = (path) => join(ROOT, 'packages', path);

/** Packages meet as sources. */
export const resolve = { conditionNames: ['stet-source', 'import', 'node', 'default'] };

/** Optional, so that they are looked for when they are needed. */
export const OPTIONAL = ['@stet/server', /^harper\.js/u];

/** Lets a bundle have other code in place of a module. */
export function replaceModule(file, code) {
  return { name: 'replace-module', load: (id) => (id === inPackages(file) ? code : undefined) };
}
