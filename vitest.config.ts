import { defineConfig } from 'vitest/config';

const tests = (folder: string): string => `packages/${folder}/src/**/*.test.{ts,tsx}`;

export default defineConfig({
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
