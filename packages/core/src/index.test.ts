import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as core from './index.js';

it('exports these names and no others', () => {
  expect(Object.keys(core).sort()).toEqual([
    'StetError',
    'VERSION',
    'alignLines',
    'applyEdits',
    'batchStats',
    'chooseAnnotators',
    'createEditMetric',
    'createMetric',
    'explainSentences',
    'firstInvalidByte',
    'hoo',
    'isWhiteSpace',
    'm2',
    'metricNames',
    'parseM2',
    'parsePlainText',
    'printM2',
    'printPlainText',
    'quote',
    'sentencesOf',
    'strip',
    'tokenise',
    'withReferences',
  ]);
});

it('signs with the version of the package', () => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  expect(core.VERSION).toBe(version);
});
