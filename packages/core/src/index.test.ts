import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as core from './index.js';

it('exports these names and no others', () => {
  expect(Object.keys(core).sort()).toEqual([
    'MAXIMISE',
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
    'chooseAnnotators',
    'compareSentences',
    'createEditMetric',
    'createMetric',
    'errorsOf',
    'explainSentences',
    'firstInvalidByte',
    'gleu',
    'green',
    'hoo',
    'iMeasure',
    'isWhiteSpace',
    'joinResampled',
    'm2',
    'meteor',
    'metricKinds',
    'parseIMeasure',
    'parseM2',
    'parseParaphrases',
    'parsePlainText',
    'planTests',
    'printIMeasure',
    'printM2',
    'printPlainText',
    'quote',
    'referencesOf',
    'resampleSystems',
    'sentenceOfErrors',
    'sentencesOf',
    'strip',
    'testSystems',
    'tokenise',
    'treebankTokenise',
    'withReferences',
  ]);
});

it('signs with the version of the package', () => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  expect(core.VERSION).toBe(version);
});
