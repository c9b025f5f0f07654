import { irregularNouns } from './irregular-nouns.js';
import { irregularVerbs } from './irregular-verbs.js';

/** What is known of words of English. */
export interface Vocabulary {
  /** Says whether a word is a base form. */
  isBaseForm(word: string, kind: 'noun' | 'verb' | 'adjective'): boolean;
  /** Says whether a word is listed, whatever form it is. */
  isListed(word: string): boolean;
}

/** Base forms that are spelled otherwise: of be and have where the tag says present, and of what is short for a word. */
const PRESENT_FORMS: ReadonlyMap<string, string> = new Map([
  ['am', 'be'],
  ['are', 'be'],
  ["'m", 'be'],
  ["'re", 'be'],
  ["'ve", 'have'],
]);
const SHORT_FORMS: ReadonlyMap<string, string> = new Map([
  ["n't", 'not'],
  ["'ll", 'will'],
  ['ca', 'can'],
  ['wo', 'will'],
  ['sha', 'shall'],
]);

/** Not good for better and best: spaCy 2 has other lemmas for them. */
const IRREGULAR_DEGREES: ReadonlyMap<string, string> = new Map([
  ['worse', 'bad'],
  ['worst', 'bad'],
  ['further', 'far'],
  ['furthest', 'far'],
  ['farther', 'far'],
  ['farthest', 'far'],
  ['elder', 'old'],
  ['eldest', 'old'],
]);

/**
 * The lemma of a word in lower case that has a Penn tag. Endings are taken off where that leaves a base form, else by how
 * the word is spelled.
 */
export function lemmaOf(lower: string, tag: string, vocabulary: Vocabulary): string {
  switch (tag) {
    case 'NNS':
    case 'NNPS':
      return irregularNouns.get(lower) ?? singular(lower, vocabulary);
    case 'VBZ':
      if (lower === "'s") return 'be';
      return irregularVerbs.get(lower) ?? withoutS(lower, (base) => vocabulary.isBaseForm(base, 'verb'));
    case 'VBD':
    case 'VBN':
      if (lower === "'d") return 'have';
      return irregularVerbs.get(lower) ?? withoutEnding(lower, 'ed', 'verb', vocabulary);
    case 'VBG':
      return irregularVerbs.get(lower) ?? withoutEnding(lower, 'ing', 'verb', vocabulary);
    case 'VB':
    case 'VBP':
      return PRESENT_FORMS.get(lower) ?? lower;
    case 'JJR':
      return IRREGULAR_DEGREES.get(lower) ?? withoutEnding(lower, 'er', 'adjective', vocabulary);
    case 'JJS':
      return IRREGULAR_DEGREES.get(lower) ?? withoutEnding(lower, 'est', 'adjective', vocabulary);
    case 'MD':
    case 'RB':
      return SHORT_FORMS.get(lower) ?? lower;
    default:
      return lower;
  }
}

function singular(lower: string, vocabulary: Vocabulary): string {
  const isNoun = (base: string): boolean => vocabulary.isBaseForm(base, 'noun');
  if (lower.endsWith('men')) return `${lower.slice(0, -3)}man`;
  if (lower.endsWith('ves') && isNoun(`${lower.slice(0, -3)}f`)) return `${lower.slice(0, -3)}f`;
  return withoutS(lower, isNoun);
}

function withoutS(lower: string, isKnown: (base: string) => boolean): string {
  if (!lower.endsWith('s') || lower.endsWith('ss') || lower.length < 3) return lower;
  const stem = lower.slice(0, -1);
  const withY = `${lower.slice(0, -3)}y`;
  // `movies` has no other base form; `comedie` is a name.
  if (lower.endsWith('ies') && isKnown(withY)) return withY;
  if (isKnown(stem)) return stem;
  if (lower.endsWith('ies') && lower.length > 4) return withY;
  return /(?:s|x|z|ch|sh|o)es$/u.test(lower) ? lower.slice(0, -2) : stem;
}

const ENDS_DOUBLED = /([b-df-hj-np-tv-z])\1$/u;
/** Base forms end in these too, so that nothing was doubled: `fill`, `miss`. */
const DOUBLE_ANYWAY = /(?:ff|ll|ss|zz)$/u;
/** `hop`, `mak`: one vowel and one consonant. Such a stem would have been doubled, had it not lost an e. */
const HAS_LOST_E = /[^aeiou][aeiou][^aeiouwxy]$/u;
const HAS_LOST_E_TOO = /(?:at|iz|is|us|v|c|dg|ng|u)$/u;

function withoutEnding(
  lower: string,
  ending: 'ed' | 'ing' | 'er' | 'est',
  kind: 'verb' | 'adjective',
  vocabulary: Vocabulary,
): string {
  const stem = lower.slice(0, -ending.length);
  if (!lower.endsWith(ending) || stem.length < 2 || !/[aeiouy]/u.test(stem)) return lower;
  if (ending !== 'ing' && stem.endsWith('i') && stem.length > 2) return `${stem.slice(0, -1)}y`;
  const isKnown = (base: string): boolean => vocabulary.isBaseForm(base, kind);
  if (ENDS_DOUBLED.test(stem)) {
    const undoubled = stem.slice(0, -1);
    if (irregularVerbs.has(undoubled)) return undoubled;
    // spaCy knows doubled letters from a list, so that `happenned` is no form of `happen`.
    if (!vocabulary.isListed(lower)) return stem;
    return [stem, undoubled].find(isKnown) ?? (DOUBLE_ANYWAY.test(stem) ? stem : undoubled);
  }
  const withE = `${stem}e`;
  const lostE = HAS_LOST_E.test(stem);
  return (lostE ? [withE, stem] : [stem, withE]).find(isKnown) ?? (lostE || HAS_LOST_E_TOO.test(stem) ? withE : stem);
}
