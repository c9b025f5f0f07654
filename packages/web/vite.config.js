import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // The package of the server brings the app along.
  build: { outDir: '../server/app', emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  // METEOR's table is loaded by the worker when it is asked for.
  worker: { format: 'es' },
  // The server of the judging room, started beside with `stet serve`.
  server: { proxy: { '/api': 'http://127.0.0.1:4000' } },
});
