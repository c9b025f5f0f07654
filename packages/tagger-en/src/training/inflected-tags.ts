import { lemmaOf, type Vocabulary } from '../lemma/lemma.js';
import { listedTags, type TagDictionary } from './tag-dictionary.js';

/** Regular endings, the tags of words that have them, and of what they are forms. */
const INFLECTIONS = [
  { ending: 's', tag: 'NNS', base: 'noun' },
  { ending: 's', tag: 'VBZ', base: 'verb' },
  { ending: 'ed', tag: 'VBD', base: 'verb' },
  { ending: 'ed', tag: 'VBN', base: 'verb' },
  { ending: 'ing', tag: 'VBG', base: 'verb' },
] as const;

const TAG_OF_BASE = { noun: 'NN', verb: 'VB', adjective: 'JJ' } as const;

/** Shorter words with such an ending are seldom forms of others. */
const INFLECTED = /^[a-z]{2,}(?:[a-rt-z]s|ed|ing)$/u;

/**
 * The tags that a word may have as a regular form of words in the dictionary, which often lists but one of them: `helps` is the
 * plural of a noun as well.
 */
export function inflectedTags(word: string, dictionary: TagDictionary): string[] {
  if (!INFLECTED.test(word)) return [];
  const vocabulary: Vocabulary = {
    isBaseForm: (base, kind) => listedTags(dictionary, base).includes(TAG_OF_BASE[kind]),
    // Forms with a doubled letter are left as they are listed.
    isListed: () => false,
  };
  return INFLECTIONS.filter(({ ending, tag, base }) => {
    const lemma = lemmaOf(word, tag, vocabulary);
    return word.endsWith(ending) && lemma !== word && vocabulary.isBaseForm(lemma, base);
  }).map(({ tag }) => tag);
}
