// Compiles the tests and every source that they import, each to a file of its own.
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'rolldown';
import { inPackages, resolve } from '../bundle/shared.mjs';

const SOURCE = /\.tsx?$/u;
/** They run before the tests. */
const SET_UP = ['begin-folder.ts', 'provide-scratch.ts'];

/** Where a package is named, and not a file of ours. */
const PACKAGES = /^(?:node:|(?!@stet\/)@?[a-z])/u;

/** What lies beside a source is not beside what it was compiled to. */
const besideSources = {
  name: 'beside-sources',
  transform: {
    filter: { code: 'import.meta.url' },
    handler: (code, id) => ({
      code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
      map: null,
    }),
  },
};

/** Within the folder, each file has the path that its source has among the packages. */
export async function compileTests(folder) {
  const files = readdirSync(inPackages(''), { withFileTypes: true }).flatMap(({ name }) =>
    readdirSync(inPackages(join(name, 'src')), { recursive: true, encoding: 'utf8' })
      .filter((file) => SOURCE.test(file) && (/\.test\./u.test(file) || SET_UP.includes(basename(file))))
      .map((file) => join(name, 'src', file)),
  );
  await build({
    input: Object.fromEntries(files.map((file) => [file.replace(SOURCE, ''), inPackages(file)])),
    platform: 'node',
    resolve,
    external: PACKAGES,
    treeshake: false,
    plugins: [besideSources],
    output: {
      dir: folder,
      cleanDir: true,
      preserveModules: true,
      preserveModulesRoot: inPackages(''),
      sourcemap: true,
    },
  });
}
