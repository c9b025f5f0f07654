import { irregularVerbs } from '../lemma/irregular-verbs.js';
import { tagNumber, isTag } from '../tagger/tags.js';
import type { LexicalEntry } from '../tagger/lexicon.js';
import { plainQuotes } from '../tagger/word-form.js';
import { inflectedTags } from './inflected-tags.js';
import { listedTags, type TagDictionary } from './tag-dictionary.js';
import type { TaggedSentence } from './treebank.js';

/** Of the tags of a word, these many tell its lexical class: the first, and the others in order. */
const TAGS_OF_CLASS = 4;
/** A tag that a word has less often in the treebank may be a slip. */
const FEWEST_TIMES = 3;
/** A word that comes so often and has one tag in so many cases always gets it. */
const OFTEN = 20;
const SETTLED_SHARE = 0.995;
/** A word that comes so often has no tags but those that it has there. */
const WELL_KNOWN = 100;
/** A tag that a frequent word has in so many cases counts for its class. */
const USUAL_SHARE = 0.05;

/** Longer words and those of other characters are not listed. */
const LISTED = /^[!-/:-~]{1,31}$/u;

/** What has one of these tags may have others too, which lists tend to lack. */
const ALSO: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    VB: ['VBP'],
    VBP: ['VB'],
    VBD: ['VBN', 'JJ'],
    VBN: ['VBD', 'JJ'],
    VBZ: ['NNS'],
    VBG: ['NN', 'JJ'],
    NNP: ['NN'],
  }),
);

/** What is no word of the treebank and yet has one reading. */
const SETTLED: ReadonlyMap<string, string> = new Map([
  ['his/her', 'PRP$'],
  ['her/his', 'PRP$'],
  ['w/', 'IN'],
]);

/** The entry of each word of the dictionary and of the frequent words of the treebank. */
export function lexicalEntries(
  sentences: readonly TaggedSentence[],
  dictionary: TagDictionary,
): ReadonlyMap<string, LexicalEntry> {
  const seen = countTags(sentences);
  const classNumbers = new Map<string, number>();
  const listed = Object.keys(dictionary).filter((word) => LISTED.test(word));
  const words = new Set([...listed, ...seen.keys(), ...SETTLED.keys()]);
  const entries = new Map<string, LexicalEntry>();
  for (const word of [...words].filter((candidate) => LISTED.test(candidate)).sort()) {
    const tags = tagsIn(dictionary, word);
    const counts = seen.get(word) ?? new Map<string, number>();
    const likelyTags = usualTags(counts) ?? tags;
    const lexicalClass = likelyTags.length === 0 ? 0 : numberIn(classNumbers, classOf(likelyTags));
    const settled = SETTLED.get(word) ?? settledTag(counts);
    if (settled !== undefined) entries.set(word, { lexicalClass, tags: [tagNumber(settled)], isSettled: true });
    else {
      const frequent = [...counts].filter(([, count]) => count >= FEWEST_TIMES).map(([tag]) => tag);
      const candidates = candidateTags(totalOf(counts) >= WELL_KNOWN ? frequent : [...tags, ...frequent]);
      if (candidates.length > 0) entries.set(word, { lexicalClass, tags: candidates, isSettled: false });
    }
  }
  return entries;
}

/**
 * The tags of a word of the dictionary, with those that it has as a form of other words. The dictionary lists the past of some
 * irregular verbs as a base form too: `lent`. A past that is also a verb of its own, as `found` is, has a form in -s.
 */
function tagsIn(dictionary: TagDictionary, word: string): readonly string[] {
  const listed = listedTags(dictionary, word);
  if (listed.length === 0) return [];
  const tags = [...new Set([...listed, ...inflectedTags(word, dictionary)])];
  const isPast = (irregularVerbs.get(word) ?? word) !== word && (tags[0] === 'VBD' || tags[0] === 'VBN');
  if (!isPast || listedTags(dictionary, `${word}s`).includes('VBZ')) return tags;
  return tags.filter((tag) => tag !== 'VB' && tag !== 'VBP');
}

/** How often each word, in lower case, has each tag. That somebody once wrote `there` for `their` makes it no pronoun. */
function countTags(sentences: readonly TaggedSentence[]): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const seen = new Map<string, Map<string, number>>();
  for (const { words, tags, misspelt } of sentences) {
    words.forEach((word, at) => {
      if (misspelt?.[at] === true) return;
      const lower = plainQuotes(word).toLowerCase();
      const counts = seen.get(lower) ?? new Map<string, number>();
      seen.set(lower, counts.set(tags[at], (counts.get(tags[at]) ?? 0) + 1));
    });
  }
  return seen;
}

/** The tags of a frequent word, the likeliest first: the dictionary lists any that ever occurred. */
function usualTags(counts: ReadonlyMap<string, number>): string[] | undefined {
  const total = totalOf(counts);
  if (total < OFTEN) return undefined;
  return [...counts]
    .filter(([, count]) => count >= USUAL_SHARE * total)
    .sort(([, first], [, second]) => second - first)
    .map(([tag]) => tag);
}

function settledTag(counts: ReadonlyMap<string, number>): string | undefined {
  const total = totalOf(counts);
  if (total < OFTEN) return undefined;
  return [...counts].find(([, count]) => count >= SETTLED_SHARE * total)?.[0];
}

const totalOf = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

/** Whether a verb is listed with its present tense beside its base form is chance, so both count as one. */
function classOf(tags: readonly string[]): string {
  const [first, ...others] = new Set(tags.map((tag) => (tag === 'VBP' ? 'VB' : tag)));
  return [first, ...others.slice(0, TAGS_OF_CLASS - 1).sort()].join(' ');
}

function candidateTags(tags: readonly string[]): number[] {
  const candidates = new Set(tags.flatMap((tag) => [tag, ...(ALSO.get(tag) ?? [])]).filter(isTag));
  return [...candidates].map(tagNumber).sort((first, second) => first - second);
}

/** Classes are numbered from 1 on as they come. */
function numberIn(numbers: Map<string, number>, key: string): number {
  const number = numbers.get(key) ?? numbers.size + 1;
  numbers.set(key, number);
  return number;
}
