import react from '@vitejs/plugin-react';
import { basename, join } from 'node:path';
import { defaultClientConditions, defineConfig } from 'vite';
import { licences } from '../../scripts/bundle/licences.mjs';

const writingLicences = licences();

/** A package that is loaded late gives its name to the file; each begins with src/index.ts. */
const output = {
  chunkFileNames: ({ name, facadeModuleId }) =>
    `assets/${name === 'src' && facadeModuleId ? basename(join(facadeModuleId, '../..')) : '[name]'}-[hash].js`,
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
    rolldownOptions: { output },
  },
  // METEOR's table is loaded by the worker when it is asked for.
  worker: { format: 'es', plugins: () => [writingLicences], rolldownOptions: { output } },
  // The server of the judging room, started beside with `stet serve`.
  server: { proxy: { '/api': 'http://127.0.0.1:4000' } },
});
