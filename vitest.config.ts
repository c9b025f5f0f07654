import { defineConfig } from 'vitest/config';

const tests = (folder: string): string => `packages/${folder}/src/**/*.test.{ts,tsx}`;

/** The packages meet as sources, so that tests need no build; a condition of our own, which no bundler of others sets. */
const conditions = ['stet-source', 'module', 'node', 'development'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    testTimeout: 60_000,
    maxWorkers: '100%',
    projects: [
      // Core is pure: its tests can share modules, and need not load them anew for each file.
      { extends: true, test: { name: 'core', include: [tests('core')], isolate: false } },
      { extends: true, test: { name: 'others', include: [tests('*')], exclude: [tests('core')] } },
    ],
  },
});
