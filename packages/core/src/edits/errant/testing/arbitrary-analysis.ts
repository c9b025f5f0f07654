import fc from 'fast-check';
import type { AnalysedToken, Analysis } from '../../../text/analysis/analyser.js';

const TEXTS = [
  'a',
  'A',
  'b',
  'ab',
  'a-b',
  "'s",
  '-',
  ',',
  '.',
  'cat',
  'Cat',
  'cats',
  'the',
  'The',
  'eat',
  'eating',
  '😀a',
];
const POS = ['ADJ', 'AUX', 'DET', 'NOUN', 'PART', 'PRON', 'PUNCT', 'VERB', ''];
const TAGS = ['DT', 'JJ', 'NN', 'NNS', 'POS', 'VB', 'VBZ', ',', '', '?'];
const LABELS = ['aux', 'auxpass', 'det', 'nsubj', 'prep', 'ROOT'];

const token: fc.Arbitrary<AnalysedToken> = fc
  .record({
    text: fc.constantFrom(...TEXTS),
    lemma: fc.constantFrom('a', 'b', 'cat', 'eat'),
    pos: fc.constantFrom(...POS),
    tag: fc.constantFrom(...TAGS),
    dep: fc.constantFrom(...LABELS),
  })
  .map((fields) => ({ ...fields, lower: fields.text.toLowerCase(), head: 0 }));

/** Sentences of few different words, so that rules meet what they are about. */
export const arbitraryAnalysis = (maxLength = 8, minLength = 0): fc.Arbitrary<Analysis> =>
  fc.array(token, { minLength, maxLength });

/** A sentence and one that shares words with it, in another order or another case. */
export const arbitraryPair = (maxLength = 8): fc.Arbitrary<readonly [Analysis, Analysis]> =>
  fc
    .tuple(
      arbitraryAnalysis(maxLength),
      arbitraryAnalysis(maxLength),
      fc.array(fc.nat(), { minLength: maxLength, maxLength }),
    )
    .map(([source, other, choices]) => [
      source,
      // Each place keeps its token, takes one of another place, or gets a new one.
      other.map((fresh, at) => {
        const choice = choices[at];
        if (source.length === 0 || choice % 4 === 0) return fresh;
        return choice % 4 === 1 ? source[(choice >> 2) % source.length] : (source[at] ?? fresh);
      }),
    ]);
