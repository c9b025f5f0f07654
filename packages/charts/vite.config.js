import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** The explorer as one script, which report pages hold in themselves. */
export default defineConfig({
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2023',
    emptyOutDir: false,
    // Of core only the explorer's part is wanted, not the parsers that its index names, too.
    rolldownOptions: { treeshake: { moduleSideEffects: false } },
    lib: {
      entry: fileURLToPath(new URL('src/explorer/live.tsx', import.meta.url)),
      formats: ['iife'],
      name: 'stetExplorer',
      fileName: () => 'explorer.js',
    },
  },
});
