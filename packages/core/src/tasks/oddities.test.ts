import { expect, it } from 'vitest';
import { odditiesOf } from './oddities.js';

const usual = { lines: 100, changed: 60, emptied: 0, missing: 0, isM2: false, earlier: null };

it('finds nothing odd about an output that changes some sentences', () => {
  expect(odditiesOf(usual)).toEqual([]);
});

it('names what looks wrong, each fault by itself', () => {
  const faults = [
    { ...usual, changed: 0 },
    { ...usual, changed: 100 },
    { ...usual, emptied: 1 },
    { ...usual, changed: 100, emptied: 100 },
    { ...usual, missing: 2 },
    { ...usual, isM2: true },
    { ...usual, earlier: 3 },
  ];
  expect(faults.map(odditiesOf)).toEqual([
    ['unchanged'],
    ['nearly-all-changed'],
    ['emptied'],
    ['emptied'],
    ['missing'],
    ['m2'],
    ['repeated'],
  ]);
});

it('expects nothing of a few sentences, which may all be wrong', () => {
  expect(odditiesOf({ ...usual, lines: 5, changed: 5 })).toEqual([]);
});
