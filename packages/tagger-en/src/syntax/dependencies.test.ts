import { describe, expect, it } from 'vitest';
import { findDependencies } from './dependencies.js';
import { syntacticWord } from './syntactic-word.js';

/** Words with their tags: `She/PRP has/VBZ`. */
const dependencies = (tagged: string): ReturnType<typeof findDependencies> =>
  findDependencies(
    tagged.split(' ').map((token) => {
      const [word, tag] = token.split('/');
      return syntacticWord(word.toLowerCase(), tag);
    }),
  );
const labels = (tagged: string): string => dependencies(tagged).labels.join(' ');

describe('findDependencies(words)', () => {
  it('finds auxiliaries before their verb, over adverbs', () => {
    expect(labels('She/PRP has/VBZ never/RB been/VBN seen/VBN')).toBe('nsubj aux neg auxpass dep');
    expect(labels('to/TO slowly/RB go/VB')).toBe('aux advmod dep');
  });

  it('gives auxiliaries the verb of the chain as head', () => {
    expect(dependencies('It/PRP must/MD have/VB been/VBN lost/VBN').heads).toEqual([0, 4, 4, 4, 4]);
  });

  it('finds auxiliaries before the subject of a question, and of `neither do I`', () => {
    expect(labels('Do/VBP you/PRP agree/VB')).toBe('aux nsubj dep');
    expect(labels('days/NNS do/VBP you/PRP have/VB')).toBe('dep aux nsubj dep');
  });

  it('takes `be` for no auxiliary of a finite verb, but for one of a modal', () => {
    expect(labels('it/PRP is/VBZ saves/VBZ')).toBe('nsubj dep dep');
    expect(labels('we/PRP are/VBP must/MD go/VB')).toBe('nsubj aux aux dep');
  });

  it('takes a main verb for no auxiliary', () => {
    expect(labels('He/PRP has/VBZ a/DT dog/NN')).toBe('nsubj dep det dep');
  });

  it('tells adjectives before a noun from those after a verb', () => {
    expect(labels('a/DT happy/JJ dog/NN is/VBZ happy/JJ')).toBe('det amod dep dep acomp');
  });

  it('tells a determiner from a pronoun that is written alike', () => {
    expect(labels('this/DT dog/NN likes/VBZ this/DT')).toBe('det dep dep dobj');
  });

  it('tells prepositions, particles, marks and punctuation apart', () => {
    expect(labels('because/IN he/PRP gave/VBD up/RP in/IN May/NNP ./.')).toBe('mark nsubj dep prt prep dep punct');
  });
});
