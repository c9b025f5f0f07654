import { expect, it } from 'vitest';
import { parseGold } from '../../../formats/parse-gold.js';
import { describeGolden, readShared } from '../../../testing/shared.js';
import { categoriesOf, type TypeDepth } from '../categories.js';
import { compareErrant, type CompareErrantOptions } from '../compare.js';
import { printComparison } from './print-comparison.js';
import { printPairs } from './print-pairs.js';

const read = (name: string): string => readShared(`golden/errant/stdout/${name}`);

/** The ten runs of `options.txt`. */
const runs: [string, CompareErrantOptions & { readonly cat?: TypeDepth; readonly verbose?: true }][] = [
  ['default', {}],
  ['verbose', { verbose: true }],
  ['verbose-dt-cat3', { verbose: true, mode: 'dt', cat: 3 }],
  ['verbose-cse', { verbose: true, mode: 'cse' }],
  ['cat1-beta1', { cat: 1, beta: 1 }],
  ['cat2-ds', { cat: 2, mode: 'ds' }],
  ['cat3', { cat: 3 }],
  ['cat3-cse', { mode: 'cse', cat: 3, beta: 2 }],
  ['single', { single: true }],
  ['multi-cat3', { multi: true, cat: 3 }],
];

describeGolden('printComparison() and printPairs() print what errant_compare 3.0.2 printed, byte for byte', () => {
  it.each(runs)('%s', (name, { cat, verbose, ...options }) => {
    const [hypotheses, references] = ['hyp.m2', 'ref.m2'].map((file) => parseGold(read(file), { file }));
    const comparison = compareErrant(hypotheses, references, options);
    const categories = cat === undefined ? undefined : categoriesOf(comparison.types, cat, comparison.beta);
    const pairs = verbose === true ? [...printPairs(hypotheses, references, options)].join('') : '';
    expect(pairs + printComparison(comparison, { mode: options.mode, categories })).toBe(read(`${name}.txt`));
  });

  it('are all runs that there are', () => {
    const names = read('options.txt').match(/^[\w-]+(?=\.txt:)/gmu);
    expect(runs.map(([name]) => name)).toEqual(names);
  });
});
