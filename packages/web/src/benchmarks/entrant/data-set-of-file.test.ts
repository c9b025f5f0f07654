import type { DataSet } from '@stet/server';
import { expect, it } from 'vitest';
import { dataSetOfFile } from './data-set-of-file.js';

const dataSets = ['cs', 'cs.NatForm', 'de-Merlin', 'uk', 'uk'].map((name) => ({ name }) as DataSet);

it.each([
  ['de-Merlin', 'de-Merlin'],
  ['DE-merlin.txt.gz', 'de-Merlin'],
  ['cs.NatForm.txt', 'cs.NatForm'],
  ['cs.txt', 'cs'],
  ['de-Merlin2.txt', undefined],
  ['output.txt', undefined],
  ['uk.txt', undefined],
])('%s is for %s', (file, name) => {
  expect(dataSetOfFile(file, dataSets)?.name).toBe(name);
});
