import { build } from 'rolldown';
import { withKnownValues } from './known-values.mjs';
import { licences } from './licences.mjs';
import { OPTIONAL, inPackages, replaceModule, resolve } from './shared.mjs';
import { withoutPrograms } from './without-programs.mjs';

const WORKER_LOCATION = 'node/src/worker-location.ts';
const PISCINA = /node_modules\/piscina\/dist\/index\.js$/u;
const WORKER_OF_PISCINA = "(0, node_path_1.resolve)(__dirname, 'worker.js')";

/** Makes the command line as one file that runs with Node alone, and is its own worker. */
export async function bundleSingleFile(file) {
  await build({
    input: inPackages('cli/src/single-file.ts'),
    platform: 'node',
    resolve: {
      ...resolve,
      alias: {
        'piscina/worker': inPackages('../node_modules/piscina/dist/worker.js'),
      },
    },
    // Piscina sets the priority of threads with it, where asked to.
    external: [...OPTIONAL, '@napi-rs/nice'],
    plugins: [
      withKnownValues(),
      licences(),
      withoutPrograms(),
      replaceModule(WORKER_LOCATION, 'export const WORKER = new URL(import.meta.url);'),
      { name: 'own-worker', transform: { filter: { id: PISCINA }, handler: withOwnWorker } },
    ],
    output: { file, minify: true, codeSplitting: false, banner: '#!/usr/bin/env node' },
  });
}

/** Piscina's threads load a file beside its code, which here is this one. */
function withOwnWorker(code) {
  if (!code.includes(WORKER_OF_PISCINA)) throw new Error('Piscina looks for its worker in another way than before.');
  const location = JSON.stringify(inPackages(WORKER_LOCATION));
  return code.replace(WORKER_OF_PISCINA, `require('node:url').fileURLToPath(require(${location}).WORKER)`);
}
