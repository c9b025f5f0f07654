import { describe, expect, it } from 'vitest';
import { TAGS } from '../tagger/tags.js';
import { lexicalEntries } from './lexical-entries.js';
import type { TagDictionary } from './tag-dictionary.js';

const tagsOf = (word: string, dictionary: TagDictionary, seen: readonly string[] = []): string => {
  const sentences = seen.map((tag) => ({ words: [word], tags: [tag] }));
  const tags = lexicalEntries(sentences, dictionary).get(word)?.tags ?? [];
  return tags.map((tag) => TAGS[tag]).join(' ');
};
const times = (count: number, tag: string): string[] => new Array<string>(count).fill(tag);

describe('lexicalEntries(sentences, dictionary)', () => {
  it('lets a word have the tags of the dictionary and those that it has often in the treebank', () => {
    expect(tagsOf('home', { home: 'NN|VB' }, [...times(9, 'RB'), 'UH'])).toBe('NN RB VB VBP');
  });

  it('lets a word that comes very often have those of the treebank alone', () => {
    expect(tagsOf('home', { home: 'NN|VB' }, [...times(60, 'RB'), ...times(60, 'NN')])).toBe('NN RB');
  });

  it('takes the past of an irregular verb for no base form, unless it has a form in -s', () => {
    expect(tagsOf('lent', { lent: 'VBD|VBN|VB' })).toBe('JJ VBD VBN');
    expect(tagsOf('found', { found: 'VBD|VBN|VB', founds: 'VBZ' })).toBe('JJ VB VBD VBN VBP');
  });

  it('adds what a listed word is as a regular form of others', () => {
    const dictionary = { help: 'NN|VB', helps: 'VBZ', helped: 'VBN', helping: 'NN', bus: 'NN' };
    const added = ['helps', 'helped', 'helping', 'bus'].map((word) => tagsOf(word, dictionary));
    expect(added).toEqual(['NNS VBZ', 'JJ VBD VBN', 'JJ NN VBG', 'NN']);
  });

  it('puts words into one class whether or not their present tense is listed', () => {
    const entries = lexicalEntries([], { bark: 'NN|VB', cook: 'NN|VB|VBP', dog: 'NN' });
    const [bark, cook, dog] = ['bark', 'cook', 'dog'].map((word) => entries.get(word)?.lexicalClass);
    expect(bark).toBe(cook);
    expect(dog).not.toBe(bark);
  });

  it('settles words that nearly always have one tag', () => {
    expect(lexicalEntries([{ words: times(20, 'of'), tags: times(20, 'IN') }], {}).get('of')?.isSettled).toBe(true);
  });
});
