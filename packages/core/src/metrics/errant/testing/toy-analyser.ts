import type { Analyser } from '../../../text/analysis/analyser.js';

/** Lemma, part of speech and tag. */
const LEXICON: Readonly<Record<string, readonly [lemma: string, pos: string, tag: string]>> = {
  the: ['the', 'DET', 'DT'],
  a: ['a', 'DET', 'DT'],
  he: ['he', 'PRON', 'PRP'],
  cat: ['cat', 'NOUN', 'NN'],
  cats: ['cat', 'NOUN', 'NNS'],
  dog: ['dog', 'NOUN', 'NN'],
  mat: ['mat', 'NOUN', 'NN'],
  home: ['home', 'NOUN', 'NN'],
  sat: ['sit', 'VERB', 'VBD'],
  sits: ['sit', 'VERB', 'VBZ'],
  go: ['go', 'VERB', 'VBP'],
  goes: ['go', 'VERB', 'VBZ'],
  went: ['go', 'VERB', 'VBD'],
  on: ['on', 'ADP', 'IN'],
  in: ['in', 'ADP', 'IN'],
  now: ['now', 'ADV', 'RB'],
  '.': ['.', 'PUNCT', '.'],
  ',': [',', 'PUNCT', ','],
};

/** Knows a few words of English, and takes all others for nouns. */
export const toyAnalyser: Analyser = {
  name: 'tagger:toy',
  words: { has: (word) => Object.hasOwn(LEXICON, word.toLowerCase()) },
  analyse: (tokens) =>
    tokens.map((text, head) => {
      const lower = text.toLowerCase();
      const [lemma, pos, tag] = Object.hasOwn(LEXICON, lower) ? LEXICON[lower] : [lower, 'NOUN', 'NN'];
      return { text, lower, lemma, pos, tag, dep: '', head };
    }),
};
