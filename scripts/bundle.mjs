// Bundles the command line from the sources.
import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

const packages = fileURLToPath(new URL('../packages/', import.meta.url));

/** They load files of their own, are binary, or are optional. */
const external = ['@photostructure/sqlite', /^harper\.js/u, 'pg', 'pg-boss', 'piscina', 'wink-pos-tagger'];

/** Folders that packages find beside their code. */
const folders = { published: 'reproduce/published' };

// Opening the six hundred modules of the packages one by one took longer than most commands take. A command and what it
// needs are loaded when it is called.
await build({
  input: {
    main: `${packages}cli/src/main.ts`,
    worker: `${packages}node/src/worker.ts`,
    'computing/worker': `${packages}server/src/computing/worker.ts`,
  },
  platform: 'node',
  external,
  resolve: { conditionNames: ['stet-source', 'import', 'node', 'default'] },
  output: { dir: `${packages}cli/dist`, cleanDir: true, chunkFileNames: '[name]-[hash].js' },
});
for (const [to, from] of Object.entries(folders)) {
  cpSync(packages + from, `${packages}cli/${to}`, { recursive: true });
}
