// Bundles the command line and the server from the sources.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'rolldown';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const packages = join(ROOT, 'packages');
const source = (path) => join(packages, path);

/** They load files of their own, are binary, or are optional. */
const external = ['@photostructure/sqlite', '@stet/server', /^harper\.js/u, 'pg', 'pg-boss', 'piscina'];

const shared = {
  platform: 'node',
  resolve: { conditionNames: ['stet-source', 'import', 'node', 'default'] },
};

/** Small, and as few as may be: opening and compiling modules takes longer than most commands take. */
const output = { cleanDir: true, chunkFileNames: '[name]-[hash].js', minify: true };

// A command and what it needs are loaded when it is called.
await build({
  ...shared,
  input: { main: source('cli/src/main.ts'), worker: source('node/src/worker.ts') },
  external,
  plugins: [withValue(source('cli/src/outline.ts'), { outline: await outlineOf() })],
  output: {
    ...output,
    dir: source('cli/dist'),
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
cpSync(source('reproduce/published'), source('cli/published'), { recursive: true });

await build({
  ...shared,
  input: {
    index: source('server/src/index.ts'),
    worker: source('node/src/worker.ts'),
    'computing/worker': source('server/src/computing/worker.ts'),
  },
  external,
  output: { ...output, dir: source('server/dist') },
});

/** Lets the bundle have the values that a module exports in place of the module. */
function withValue(file, values) {
  const code = Object.entries(values).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
  return { name: 'with-value', load: (id) => (id === file ? code.join('\n') : undefined) };
}

/** What the help says of the commands, asked of the commands themselves. */
async function outlineOf() {
  const dir = mkdtempSync(join(ROOT, 'node_modules', '.outline-'));
  try {
    await build({ ...shared, input: { outline: source('cli/src/outline.ts') }, external, output: { dir } });
    const { outline } = await import(pathToFileURL(join(dir, 'outline.js')).href);
    return outline;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
