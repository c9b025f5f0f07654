import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { Vocabulary } from '../../text/vocabulary.js';
import { countAlignment } from './count-alignment.js';
import { countColumns } from './columns.js';
import { optimalAlignments } from './optimal-alignments.js';
import { ThreeWayAligner } from './three-way.js';
import { tokensOf } from './tokens.js';

const text = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
const countsOf = (...texts: Parameters<typeof optimalAlignments>): string[] =>
  optimalAlignments(...texts).map((alignment) => Object.values(countAlignment(alignment, 'correction')).join());

describe('optimalAlignments(source, hypothesis, reference)', () => {
  it('begins with the alignment that is scored', () => {
    const aligner = new ThreeWayAligner();
    fc.assert(
      fc.property(text, text, text, (...texts) => {
        const vocabulary = new Vocabulary();
        const [source, hypothesis, reference] = texts.map((words) => vocabulary.encodeText(words));
        aligner.open(tokensOf(source), tokensOf(hypothesis));
        aligner.align(tokensOf(reference));
        const counts = new Int32Array(5);
        countColumns(aligner.columns, aligner.length, source, hypothesis, reference, counts);
        expect(countsOf(...texts)[0]).toBe(counts.join());
      }),
    );
  });

  it('keeps the tokens of each row in order', () => {
    fc.assert(
      fc.property(text, text, text, (...texts) => {
        for (const { source, hypothesis, reference } of optimalAlignments(...texts)) {
          const words = [source, hypothesis, reference].map((row) => row.filter((token) => token !== null).join(' '));
          expect(words).toEqual(texts);
        }
      }),
    );
  });

  it('finds the smallest case in which equally cheap alignments give different counts', () => {
    expect(new Set(countsOf('a a', 'a b', 'b a')).size).toBe(2);
  });
});

describe('countAlignment(alignment, aspect)', () => {
  it('counts a wrong correction as found, and as both wrong and missed', () => {
    const alignment = { source: ['a'], hypothesis: ['b'], reference: [null] };
    expect(countAlignment(alignment, 'detection')).toEqual({ tp: 1, tn: 0, fp: 0, fn: 0, fpn: 0 });
    expect(countAlignment(alignment, 'correction')).toEqual({ tp: 0, tn: 0, fp: 1, fn: 1, fpn: 1 });
  });
});
