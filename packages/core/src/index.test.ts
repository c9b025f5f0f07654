import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as core from './index.js';

it('exports these names and no others', () => {
  expect(Object.keys(core).sort()).toEqual([
    'METEOR_MODES',
    'METEOR_MODULES',
    'METEOR_TASKS',
    'MersenneTwister',
    'NAMED_TYPES',
    'StetError',
    'VERSION',
    'agreement',
    'alignLines',
    'annotationOf',
    'annotatorsOf',
    'applyEdits',
    'batchStats',
    'bleu',
    'chooseAnnotators',
    'chosenAlignments',
    'compareSentences',
    'createEditMetric',
    'createMetric',
    'crossScore',
    'defineErrorTypes',
    'editOverlap',
    'errorTypeSets',
    'explainSentences',
    'findErrorType',
    'firstInvalidByte',
    'gleu',
    'green',
    'hoo',
    'isWhiteSpace',
    'joinResampled',
    'knownTags',
    'loadEnglishTagger',
    'm2',
    'markRules',
    'meteor',
    'metricKinds',
    'nameEdit',
    'orderTypes',
    'parseM2',
    'parseParaphrases',
    'parsePlainText',
    'planTests',
    'printM2',
    'printPlainText',
    'quote',
    'recallByType',
    'referencesOf',
    'reportAnnotators',
    'resampleSystems',
    'scoreNamedTypes',
    'sentencesOf',
    'strip',
    'taskResults',
    'testSystems',
    'tokenise',
    'typeDistribution',
    'withReferences',
  ]);
});

it('signs with the version of the package', () => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  expect(core.VERSION).toBe(version);
});
