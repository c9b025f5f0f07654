import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishTagger } from '../../testing/english-tagger.js';
import type { Analyser } from './analyser.js';
import { pennTagger } from './penn-tagger.js';

const tagsOf = (sentence: string): string => englishTagger(sentence.split(' ')).join(' ');

describe('pennTagger(analyser)', () => {
  it('gives the tags of the analyser', () => {
    expect(tagsOf('The cat is on the mat .')).toBe('DT NN VBZ IN DT NN .');
    expect(englishTagger([])).toEqual([]);
  });

  it('tells opening from closing quotes', () => {
    expect(tagsOf('" no "')).toBe("`` DT ''");
  });

  it('tags every `to` alike, as the Penn Treebank does', () => {
    expect(tagsOf('He runs to the house to sleep .')).toBe('PRP VBZ TO DT NN TO VB .');
  });

  it('turns tags that the Penn Treebank lacks into its own', () => {
    const analyser: Analyser = {
      name: 'hyphens',
      words: undefined,
      analyse: (tokens) =>
        tokens.map((text) => ({ text, lower: text, lemma: text, pos: 'X', tag: 'HYPH', dep: 'dep', head: 0 })),
    };
    expect(pennTagger(analyser)(['-'])).toEqual([':']);
  });

  it('tags every word of any text, names of object properties too', () => {
    const word = fc.oneof(fc.string(), fc.constantFrom('constructor', '__proto__', 'toString', '😀', '猫'));
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const tags = englishTagger(words);
        expect(tags).toHaveLength(words.length);
        expect(tags.every((tag) => tag.length > 0)).toBe(true);
      }),
    );
  });
});
