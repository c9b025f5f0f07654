import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';

/** The explorer as one script, which is embedded in report pages. */
export default defineConfig({
  // Packages meet as sources.
  resolve: { conditions: ['stet-source', ...defaultClientConditions] },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2023',
    emptyOutDir: false,
    // Only what the explorer uses of core is wanted, not the parsers that its index also exports.
    rolldownOptions: { treeshake: { moduleSideEffects: false } },
    lib: {
      entry: fileURLToPath(new URL('src/explorer/live.tsx', import.meta.url)),
      formats: ['iife'],
      name: 'stetExplorer',
      fileName: () => 'explorer.js',
    },
  },
});
