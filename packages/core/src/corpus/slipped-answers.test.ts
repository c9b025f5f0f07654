import { describe, expect, it } from 'vitest';
import { parseGold } from '../formats/parse-gold.js';
import { describeGolden, readShared } from '../testing/shared.js';
import { applyEdits } from './references.js';
import { slippedAnswers } from './slipped-answers.js';

const sources = [
  'the cat sat on a mat',
  'dogs bark at night here',
  'we like green tea much',
  'he runs home very fast',
  'all is well now then',
];

describe('slippedAnswers(sources, answers)', () => {
  it('finds answers that moved to the next line', () => {
    const answers = [sources[0], sources[2], sources[3], sources[4], 'nothing of it'];
    expect(slippedAnswers(sources, answers)).toMatchObject([
      { first: 1, last: 4, fits: [{ answer: 1, sentence: 2 }, {}, {}] },
    ]);
  });

  it('leaves bold corrections of one or two sentences alone', () => {
    expect(slippedAnswers(sources, [sources[0], sources[2], sources[1], ...sources.slice(3)])).toEqual([]);
    expect(slippedAnswers(sources, ['x y z', 'u v w', 'r s t', sources[3], sources[4]])).toEqual([]);
  });
});

describeGolden('document 0170 of UA-GEC', () => {
  it.each([
    ['gec-only', 558, 562],
    ['gec-fluency', 557, 561],
  ])('has answers of the second annotator that slipped, and nothing else has: %s', (layer, first, last) => {
    const sentences = parseGold(readShared(`data/multilingual/uk/${layer}.test.m2`));
    const found = [0, 1].map((annotator) =>
      slippedAnswers(
        sentences.map(({ source }) => source),
        sentences.map(({ source, annotations }) =>
          applyEdits(source, annotations.find((annotation) => annotation.annotator === annotator)?.edits ?? []),
        ),
      ),
    );
    expect(found[0]).toEqual([]);
    expect(found[1].map((stretch) => [stretch.first + 1, stretch.last + 1])).toEqual([[first, last]]);
  });
});
