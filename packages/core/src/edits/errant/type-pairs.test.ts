import { describe, expect, it } from 'vitest';
import { toyAnalyser } from '../../metrics/errant/testing/toy-analyser.js';
import { requiredEdit, type Sentence } from '../../corpus/edit.js';
import { ErrantAnnotator } from './annotator.js';
import { countTypePairs } from './type-pairs.js';

const annotator = new ErrantAnnotator(toyAnalyser, {});
const sentence = (source: string, ...edits: readonly (readonly [number, number, string, string])[]): Sentence => ({
  source,
  annotations: [
    {
      annotator: 0,
      edits: edits.map(([start, end, type, correction]) => requiredEdit({ start, end, type, correction })),
    },
  ],
});

describe('countTypePairs(sentences, annotator)', () => {
  it('counts what ERRANT calls the edits of each type, the commonest first', () => {
    const sentences = [
      sentence('a B c', [1, 2, 'Mec', 'b'], [0, 1, 'Mec', '']),
      // Listed out of order.
      sentence('a B c', [2, 3, 'Wci', 'C'], [1, 2, 'Mec', 'b']),
      sentence('a b c'),
    ];
    const pairs = countTypePairs(sentences, annotator);
    expect(pairs.map(({ given, count }) => [given, count])).toEqual([
      ['Mec', 2],
      ['Mec', 1],
      ['Wci', 1],
    ]);
    expect(pairs[0].errant).toBe('R:ORTH');
    expect(pairs[1].errant).toMatch(/^U:/u);
    expect(pairs[2].errant).toBe('R:ORTH');
  });

  it('says UNK of an error that nobody corrected', () => {
    expect(countTypePairs([sentence('a b', [0, 1, 'Um', 'x'])], annotator)).toEqual([
      { given: 'Um', errant: 'UNK', count: 1 },
    ]);
  });
});
