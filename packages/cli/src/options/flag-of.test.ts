import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { metricKinds, sharedFiles, sharedOptions } from '@stet/core/internal';
import { describe, expect, it } from 'vitest';
import { flagOf } from './flag-of.js';

const PACKAGES = fileURLToPath(new URL('../../../', import.meta.url));

/** What the first group of `pattern` matches in the sources of a package. */
function findIn(name: string, pattern: RegExp): Set<string> {
  const folder = join(PACKAGES, name, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/u.test(file),
  );
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, group]) => group)));
}

describe('flagOf(key)', () => {
  it('puts hyphens between words, and knows the flags that have other names', () => {
    expect(['maxReferences', 'beta', 'modules'].map(flagOf)).toEqual([
      '--max-references',
      '--beta',
      '--meteor-modules',
    ]);
  });

  it('gives a flag of the command line for every option that a message names', () => {
    const ofMetrics = [
      ...sharedOptions(metricKinds).map(({ flag }) => `--${flag}`),
      ...sharedFiles(metricKinds).map(({ key }) => `--${key}`),
    ];
    const flags = new Set([...findIn('cli', /'(--[a-z-]+)/gu), ...ofMetrics]);
    const keys = ['core', 'node', 'server', 'checkers', 'reproduce'].flatMap((name) => [
      ...findIn(name, /(?<!\/\/ .*|\* .*)\{\{(\w+)\}\}/gu),
    ]);
    expect(keys.length).toBeGreaterThan(10);
    expect(keys.filter((key) => !flags.has(flagOf(key)))).toEqual([]);
  });

  it('is what other packages leave flags to: their messages name none', () => {
    const flags = ['core', 'node', 'server', 'checkers', 'reproduce'].flatMap((name) => [
      ...findIn(name, /(?:expected|remedy|found): ['"`][^\n]*[ '"`(](--[a-z][a-z-]+)/gu),
    ]);
    expect(flags).toEqual([]);
  });
});
