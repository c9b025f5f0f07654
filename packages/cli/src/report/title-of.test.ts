import { expect, it } from 'vitest';
import { titleOf } from './title-of.js';

it.each([
  ['data/essays.m2', 'essays'],
  ['data/essays.xml.gz', 'essays'],
  ['official-2014.combined.m2', 'official-2014.combined'],
  ['release-3.2', 'release-3.2'],
  ['evening-class/gold.m2', 'evening-class'],
  ['evening-class/judgments.xml.gz', 'evening-class'],
  ['/gold.m2', 'gold'],
  ['-', 'Standard input'],
])('names the data of %s: %s', (input, title) => {
  expect(titleOf(input)).toBe(title);
});

it('finds the name of the folder also where the file is in the current one', () => {
  expect(titleOf('gold.m2')).not.toBe('gold');
});
