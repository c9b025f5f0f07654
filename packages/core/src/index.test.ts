import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as core from './index.js';

it('exports these names and no others', () => {
  expect(Object.keys(core).sort()).toEqual([
    'METEOR_MODES',
    'METEOR_MODULES',
    'METEOR_TASKS',
    'MersenneTwister',
    'StetError',
    'VERSION',
    'alignLines',
    'applyEdits',
    'batchStats',
    'bleu',
    'blocksOf',
    'chooseAnnotators',
    'compareSentences',
    'createEditMetric',
    'createMetric',
    'explainSentences',
    'extractEdits',
    'extractedBlocks',
    'firstInvalidByte',
    'gleu',
    'granularities',
    'green',
    'hoo',
    'isWhiteSpace',
    'joinResampled',
    'm2',
    'meteor',
    'metricKinds',
    'parseM2',
    'parseParaphrases',
    'parsePlainText',
    'planTests',
    'printM2',
    'printPlainText',
    'quote',
    'referencesOf',
    'resampleSystems',
    'sentencesOf',
    'strip',
    'testSystems',
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
