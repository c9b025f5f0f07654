import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noAnalyser } from '../../text/analysis/no-analyser.js';
import { alignTokens, alignmentCosts, TokenAligner, type AlignmentCosts } from './align.js';
import { arbitraryPair } from './testing/arbitrary-analysis.js';
import { tagged } from './testing/given-analysis.js';
import { slowAlignment } from './testing/slow-alignment.js';

function kinds(source: string, corrected: string, costs: AlignmentCosts = 'linguistic'): string {
  return alignTokens(tagged(source), tagged(corrected), costs)
    .map(({ kind, start, end }) => (kind === 'T' ? `(T${String(end - start)})` : kind))
    .join('');
}

const words = (count: number, prefix: string): string[] =>
  Array.from({ length: count }, (_, at) => `${prefix}${String(at)}`);

describe('alignTokens(source, corrected, costs)', () => {
  it.each([
    ['equal tokens match', 'a b', 'a b', 'MM'],
    ['what is missing is inserted', 'a c', 'a b c', 'MIM'],
    ['what is unnecessary is deleted', 'a b c', 'a c', 'MDM'],
    ['nothing becomes something', '', 'a b', 'II'],
    ['something becomes nothing', 'a b', '', 'DD'],
    ['another word is substituted', 'a cat', 'a dog', 'MS'],
    ['words in another order are transposed', 'a b c d', 'a c b d', 'M(T2)M'],
    ['a transposition has any size', 'a b c', 'c a b', '(T3)'],
    ['a transposition does not look at case', 'the cat', 'Cat the', '(T2)'],
    ['a transposition does not reach over a match', 'a x b', 'b x a', 'SMS'],
    ['an equal first token need not match', 'a', 'a a', 'IM'],
    ['a word is substituted by the likest', 'eat', 'many eats', 'IS'],
    ['lemmas make words alike', 'go/VB/VERB/go is/VBZ/VERB/be', 'went/VBD/VERB/go', 'SD'],
    ['parts of speech make words alike', 'xy/NN/NOUN zz/DT/DET', 'pq/DT/DET', 'DS'],
    ['open classes are alike', 'xy/DT/DET zz/NN/NOUN', 'pq/VB/VERB', 'DS'],
  ])('%s', (_law, source, corrected, expected) => {
    expect(kinds(source, corrected)).toBe(expected);
  });

  it('says which tokens an operation covers', () => {
    expect(alignTokens(tagged('a b x'), tagged('b a'), 'linguistic')).toEqual([
      { kind: 'T', start: 0, end: 2, from: 0, to: 2 },
      { kind: 'D', start: 2, end: 3, from: 2, to: 2 },
    ]);
  });

  it('transposes nothing at the costs of Levenshtein', () => {
    expect(kinds('a b', 'b a', 'levenshtein')).toBe('SS');
    expect(kinds('The cat', 'the cat', 'levenshtein')).toBe('SM');
  });

  it.each(alignmentCosts)('finds the path of the plain definition: %s', (costs) => {
    const aligner = new TokenAligner(costs);
    fc.assert(
      fc.property(arbitraryPair(), ([source, corrected]) => {
        const expected = slowAlignment(source, corrected, costs);
        expect(aligner.align(source, corrected)).toEqual(expected);
        expect(aligner.align(source, corrected)).toEqual(expected);
      }),
      { numRuns: 1000 },
    );
  });

  it('finds the path of the plain definition in long transpositions', () => {
    const source = noAnalyser.analyse(words(60, 'w'));
    const corrected = source.toReversed();
    expect(alignTokens(source, corrected, 'linguistic')).toEqual(slowAlignment(source, corrected, 'linguistic'));
  });

  it('aligns long texts within seconds', { timeout: 60_000 }, () => {
    const source = noAnalyser.analyse(words(2000, 'w'));
    expect(alignTokens(source, noAnalyser.analyse(words(2000, 'v')), 'linguistic')).toHaveLength(2000);
    const half = source.slice(0, 1000);
    expect(alignTokens(half, half.toReversed(), 'linguistic')).toHaveLength(1);
  });

  it('refuses what would take too long', () => {
    const source = noAnalyser.analyse(words(6000, 'w'));
    const corrected = noAnalyser.analyse(words(6000, 'v'));
    expect(() => alignTokens(source, corrected, 'linguistic')).toThrow('needs at most 33554432 cells of tokens');
    const long = noAnalyser.analyse(['a'.repeat(40_000)]);
    const longer = noAnalyser.analyse(['b'.repeat(40_000)]);
    expect(() => alignTokens(long, longer, 'linguistic')).toThrow('cells of characters');
  });
});
