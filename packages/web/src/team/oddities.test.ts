import { expect, it } from 'vitest';
import { oddities } from './oddities.js';

const usual = { lines: 100, changed: 60, emptied: 0, isM2: false, earlier: null };

it('finds nothing odd about an output that changes some sentences', () => {
  expect(oddities(usual)).toEqual([]);
});

it('says what looks wrong, each fault by itself', () => {
  const faults = [
    { ...usual, changed: 0 },
    { ...usual, changed: 100 },
    { ...usual, emptied: 1 },
    { ...usual, changed: 100, emptied: 100 },
    { ...usual, isM2: true },
    { ...usual, earlier: 3 },
  ];
  expect(faults.map(oddities)).toEqual([
    ['Every line is the same as in the source: nothing is corrected.'],
    ['Nearly every sentence is changed. Is the text tokenised as the source is?'],
    ['1 line is empty where the source has a sentence.'],
    ['100 lines are empty where the source has a sentence.'],
    ['This is an M2 file. Its corrected text is taken as your output.'],
    ['This is the same text as your submission 3. Submitting it again changes nothing.'],
  ]);
});

it('expects nothing of a few sentences, which may all be wrong', () => {
  expect(oddities({ ...usual, lines: 5, changed: 5 })).toEqual([]);
});
