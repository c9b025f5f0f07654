import { expect, it } from 'vitest';
import { macroAverages } from './macro-average.js';

it('macroAverages(scores) takes the mean of the corpora of a language, then of the languages', () => {
  const scores = [
    { language: 'cs', corpus: 'a', value: 0.2 },
    { language: 'cs', corpus: 'b', value: 0.4 },
    { language: 'sv', corpus: 'c', value: 0.9 },
  ];
  const { languages, value } = macroAverages(scores);
  expect(languages.map((row) => [row.language, row.value?.toFixed(3)])).toEqual([
    ['cs', '0.300'],
    ['sv', '0.900'],
  ]);
  expect(value).toBeCloseTo(0.6, 12);
  expect(macroAverages([...scores, { language: 'sv', corpus: 'd', value: undefined }])).toMatchObject({
    languages: [{ language: 'cs' }, { language: 'sv', value: undefined }],
    value: undefined,
  });
});
