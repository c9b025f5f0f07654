import react from '@vitejs/plugin-react';
import { basename, join } from 'node:path';
import { defaultClientConditions, defineConfig } from 'vite';
import { licences } from '../../scripts/bundle/licences.mjs';

const writingLicences = licences();

const SHARED = 'shared';

/** A package that is loaded late gives its name to the file; each begins with src/index.ts. */
function fileNameOf({ name, facadeModuleId }) {
  if (name.startsWith(`${SHARED}~`)) return `assets/${SHARED}-[hash].js`;
  return `assets/${name === 'src' && facadeModuleId ? basename(join(facadeModuleId, '../..')) : '[name]'}-[hash].js`;
}

const output = { chunkFileNames: fileNameOf };

/**
 * What rooms share makes a dozen files rather than fifty: each costs server and browser more than the few functions in it
 * that a room does without. A judge's page, which most people see on a phone, loads what it needs and nothing else.
 */
const codeSplitting = {
  groups: [
    { name: 'page', tags: ['$initial'] },
    { name: SHARED, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 10_000 },
  ],
};

export default defineConfig({
  plugins: [react(), writingLicences],
  // Packages meet as sources.
  resolve: { conditions: ['stet-source', ...defaultClientConditions] },
  // The package of the server brings the app along.
  build: {
    outDir: '../server/app',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { ...output, codeSplitting } },
  },
  // METEOR's table is loaded by the worker when it is asked for.
  worker: { format: 'es', plugins: () => [writingLicences], rolldownOptions: { output } },
  // The server of the judging room, started beside with `stet serve`.
  server: { proxy: { '/api': 'http://127.0.0.1:4000' } },
});
