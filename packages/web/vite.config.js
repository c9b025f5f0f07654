import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { licences } from '../../scripts/bundle/licences.mjs';

const writingLicences = licences();

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
  },
  // METEOR's table is loaded by the worker when it is asked for.
  worker: { format: 'es', plugins: () => [writingLicences] },
  // The server of the judging room, started beside with `stet serve`.
  server: { proxy: { '/api': 'http://127.0.0.1:4000' } },
});
