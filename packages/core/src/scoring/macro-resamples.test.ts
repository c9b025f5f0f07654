import { describe, expect, it } from 'vitest';
import { macroAverages } from './macro-average.js';
import { macroResamples } from './macro-resamples.js';

describe('macroResamples(corpora, count)', () => {
  const corpora = [
    { language: 'sv', corpus: 'a', values: Float64Array.of(0.1, 0.2, 0.3) },
    { language: 'sv', corpus: 'b', values: Float64Array.of(0.5, 0.6, 0.7) },
    { language: 'cs', corpus: 'c', values: Float64Array.of(0.9, 0.8, 0.4) },
  ];

  it('averages a resample of each corpus as their scores are averaged, each a resample further', () => {
    const at = (first: number, second: number, third: number) =>
      macroAverages(
        [first, second, third].map((run, corpus) => ({ ...corpora[corpus], value: corpora[corpus].values[run] })),
      );
    expect(macroResamples(corpora, 3)).toEqual([at(0, 1, 2), at(1, 2, 0), at(2, 0, 1)]);
  });

  it('has no mean where the system lacks a corpus, and those of the other languages', () => {
    const [first] = macroResamples([corpora[0], { ...corpora[1], values: undefined }, corpora[2]], 1);
    expect(first).toEqual({
      languages: [
        { language: 'sv', value: undefined },
        { language: 'cs', value: 0.4 },
      ],
      value: undefined,
    });
  });
});
