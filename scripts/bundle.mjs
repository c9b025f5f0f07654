// Bundles the command line, the server, and core for pages without a bundler, from the sources.
import { readFileSync } from 'node:fs';
import { build } from 'rolldown';
import { withKnownValues } from './bundle/known-values.mjs';
import { licences } from './bundle/licences.mjs';
import { shareTablesWithApp } from './bundle/share-with-app.mjs';
import { OPTIONAL, inPackages, resolve } from './bundle/shared.mjs';
import { withoutPrograms } from './bundle/without-programs.mjs';

/** Small, and as few files as may be: opening and compiling modules takes longer than most commands take. */
const output = { cleanDir: true, chunkFileNames: '[name]-[hash].js', minify: true };

await bundleCommandLine();
await bundleServer();
shareTablesWithApp();
await bundleForPages();

/** A command and what it needs are loaded when it is called. */
async function bundleCommandLine() {
  await build({
    input: {
      main: inPackages('cli/src/main.ts'),
      worker: inPackages('node/src/worker.ts'),
      'checker-process': inPackages('checkers/src/checker-process.ts'),
    },
    platform: 'node',
    resolve,
    // Piscina loads a file of its own.
    external: [...OPTIONAL, 'piscina'],
    plugins: [withKnownValues(), licences(), withoutPrograms()],
    output: {
      ...output,
      dir: inPackages('cli/dist'),
      codeSplitting: {
        groups: [
          { name: 'base', test: /node_modules\/commander|core\/src\/version\.ts/u, priority: 3 },
          // What `score` needs is in one file; most other commands need most of it.
          { name: 'score', test: /cli\/src\/commands\/score\.ts$/u, priority: 2 },
          { name: 'shared', test: /packages\/(?:core|node|cli)\/src/u, minShareCount: 3, priority: 1 },
        ],
      },
    },
  });
}

async function bundleServer() {
  const { dependencies } = JSON.parse(readFileSync(inPackages('server/package.json'), 'utf8'));
  await build({
    input: {
      index: inPackages('server/src/index.ts'),
      worker: inPackages('node/src/worker.ts'),
      'computing/worker': inPackages('server/src/computing/worker.ts'),
    },
    platform: 'node',
    resolve,
    // Of the checkers a server only asks models.
    external: [...Object.keys(dependencies), /^harper\.js/u],
    plugins: [licences()],
    output: { ...output, dir: inPackages('server/dist') },
  });
}

/** A page that imports core by its address finds no packages, so that all stands in one folder. */
async function bundleForPages() {
  await build({
    input: { index: inPackages('core/src/index.ts') },
    platform: 'browser',
    // Papaparse reads streams of Node where there are any.
    resolve: { ...resolve, alias: { stream: false } },
    plugins: [licences()],
    // Tools tell a module by lines that begin with `export`.
    output: {
      ...output,
      dir: inPackages('core/browser'),
      minify: { compress: true, mangle: true, codegen: { removeWhitespace: false } },
    },
  });
}
