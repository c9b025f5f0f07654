import { expect, it } from 'vitest';
import { oddities } from './oddities.js';

it('says what looks wrong, each fault in a sentence', () => {
  const facts = { lines: 100, changed: 100, emptied: 1, missing: 2, isM2: true, earlier: 3 };
  expect(oddities(facts)).toEqual([
    'This is the same text as your submission 3. Submitting it again changes nothing.',
    'This is an M2 file. Its corrected text is taken as your output.',
    'Nearly every sentence is changed. Is the text tokenised as the source is?',
    '1 line is empty where the source has a sentence.',
    '2 essays of the source are missing. They count as essays without a single right word.',
  ]);
  expect(oddities({ ...facts, changed: 0, emptied: 0, missing: 0, isM2: false, earlier: null })).toEqual([
    'Every line is the same as in the source: nothing is corrected.',
  ]);
});
