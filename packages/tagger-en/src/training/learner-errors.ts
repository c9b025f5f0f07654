import { MersenneTwister } from '@stet/core/internal';
import { listedTags, type TagDictionary } from './tag-dictionary.js';
import type { TaggedSentence } from './treebank.js';

const SEED = 2;
/** Of a hundred nouns and verbs that can be changed, so many are. Chosen among three pairs by agreement with ERRANT's files. */
const NOUNS_CHANGED = 5;
const VERBS_CHANGED = 20;
/** Of a hundred articles, so many are left out. */
const DROPPED = 5;

const ARTICLES = new Set(['a', 'an', 'the']);
const AUXILIARIES = new Set('am are be do does has have is was were'.split(' '));

/** The tag of the other number or person. */
const OTHER_FORM: ReadonlyMap<string, string> = new Map([
  ['NN', 'NNS'],
  ['NNS', 'NN'],
  ['VBZ', 'VBP'],
  ['VBP', 'VBZ'],
]);

/**
 * Sentences as learners write them: nouns in the wrong number, verbs that do not agree, articles left out. Words have the
 * tags of their form, so that the tagger learns to look at it where the words around say otherwise. Sentences in which
 * nothing has changed are left out.
 */
export function withLearnerErrors(sentences: readonly TaggedSentence[], dictionary: TagDictionary): TaggedSentence[] {
  const random = new MersenneTwister(SEED);
  const isChanged = (percent: number): boolean => random.below(100) < percent;
  return sentences.flatMap(({ words, tags }) => {
    const [newWords, newTags]: [string[], string[]] = [[], []];
    let changes = 0;
    words.forEach((word, at) => {
      const tag = tags[at];
      const otherTag = OTHER_FORM.get(tag);
      const other = otherTag === undefined ? undefined : otherForm(word, otherTag, dictionary);
      if (tag === 'DT' && ARTICLES.has(word.toLowerCase()) && isChanged(DROPPED)) {
        changes++;
      } else if (
        otherTag !== undefined &&
        other !== undefined &&
        isChanged(tag.startsWith('V') ? VERBS_CHANGED : NOUNS_CHANGED)
      ) {
        changes++;
        newWords.push(other);
        newTags.push(otherTag);
      } else {
        newWords.push(word);
        newTags.push(tag);
      }
    });
    return changes > 0 && newWords.length > 0 ? [{ words: newWords, tags: newTags }] : [];
  });
}

/** The form with or without -s, if the dictionary lists it with the tag. */
function otherForm(word: string, tag: string, dictionary: TagDictionary): string | undefined {
  if (!/^[a-z]{3,}$/u.test(word) || AUXILIARIES.has(word)) return undefined;
  const takesS = tag === 'NNS' || tag === 'VBZ';
  const forms = takesS
    ? [`${word}s`, `${word}es`, `${word.slice(0, -1)}ies`]
    : [word.slice(0, -1), word.slice(0, -2), `${word.slice(0, -3)}y`];
  const isFirstRight = takesS
    ? !/(?:s|x|z|ch|sh|[^aeiou]y)$/u.test(word)
    : word.endsWith('s') && !/(?:ss|ies)$/u.test(word);
  return forms.find((form, at) => (at > 0 || isFirstRight) && isListed(form, tag, dictionary));
}

function isListed(form: string, tag: string, dictionary: TagDictionary): boolean {
  return listedTags(dictionary, form).includes(tag === 'VBP' ? 'VB' : tag);
}
