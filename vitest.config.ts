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
    // No test leaves anything behind in a module, so that they share them: to load them anew takes longer than most tests.
    isolate: false,
    include: [tests('*')],
  },
});
