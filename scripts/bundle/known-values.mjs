import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'rolldown';
import { OPTIONAL, inPackages, replaceModule, resolve } from './shared.mjs';

/** Modules whose values do not depend on the machine: found out once, when the bundle is made. */
const MODULES = ['cli/src/outline.ts', 'cli/src/report/explorer-script.ts', 'reproduce/src/published-files.ts'];

/** Puts the values of these modules in their place. */
export async function withKnownValues() {
  return Promise.all(MODULES.map(async (file) => replaceModule(file, printExports(await valuesOf(file)))));
}

async function valuesOf(file) {
  // Beside the sources, so that paths relative to a module still fit.
  const dir = mkdtempSync(join(inPackages(file), '..', '..', '.values-'));
  try {
    const external = [...OPTIONAL, 'piscina'];
    await build({ input: { values: inPackages(file) }, platform: 'node', external, resolve, output: { dir } });
    return await import(pathToFileURL(join(dir, 'values.js')).href);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

function printExports(values) {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}
