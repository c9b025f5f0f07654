import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseAnnotators, type AnnotatorCounts } from './choose-annotators.js';

const chosen = (sentences: AnnotatorCounts[][], beta = 0.5): number[] =>
  chooseAnnotators(sentences, beta).map(([annotator]) => annotator);

describe('chooseAnnotators(sentences, beta)', () => {
  it('takes the annotator with the greatest F of the running totals', () => {
    expect(
      chosen([
        [
          [0, 1, 3, 3],
          [1, 2, 3, 3],
        ],
      ]),
    ).toEqual([1]);
  });

  it('takes the smaller weighted number of edits while nothing is correct', () => {
    expect(
      chosen([
        [
          [0, 0, 0, 2],
          [1, 0, 0, 1],
        ],
      ]),
    ).toEqual([1]);
  });

  it('takes the first of equals', () => {
    expect(
      chosen([
        [
          [3, 0, 1, 1],
          [1, 0, 1, 1],
        ],
      ]),
    ).toEqual([3]);
  });

  it('lets earlier sentences decide: the same counts, another choice', () => {
    const last: AnnotatorCounts[] = [
      [0, 1, 3, 3],
      [1, 0, 1, 0],
    ];
    expect(chosen([last])).toEqual([0]);
    expect(chosen([[[0, 90, 100, 100]], last])).toEqual([0, 1]);
  });

  it('takes part in beta: recall counts for more with a greater beta', () => {
    const first: AnnotatorCounts[] = [[0, 50, 100, 100]];
    const last: AnnotatorCounts[] = [
      [0, 10, 20, 30],
      [1, 10, 30, 20],
    ];
    expect(chosen([first, last], 0.1)).toEqual([0, 0]);
    expect(chosen([first, last], 2)).toEqual([0, 1]);
  });

  it('keeps the counts of whomever it takes', () => {
    const counts = fc.tuple(fc.nat(3), fc.nat(5), fc.nat(9), fc.nat(9));
    fc.assert(
      fc.property(
        fc.array(fc.array(counts, { minLength: 1, maxLength: 3 })),
        fc.constantFrom(0, 0.5, 1, 2),
        (sentences, beta) => {
          const result = chooseAnnotators(sentences, beta);
          expect(
            result.every((chosen, at) => sentences[at].includes(chosen as (typeof sentences)[number][number])),
          ).toBe(true);
        },
      ),
    );
  });
});
