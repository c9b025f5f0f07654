import type { MersenneTwister } from '../../random/mersenne-twister.js';

/** Words of a right text that an error is put into: how many it takes, and what it makes of them. */
export interface ErrorKind {
  readonly name: string;
  readonly words: 1 | 2;
  /** What stands instead; undefined if this kind cannot be made of these words. */
  readonly make: (words: readonly string[], random: MersenneTwister) => readonly string[] | undefined;
}

const ARTICLES = ['a', 'an', 'the'];
const PREPOSITIONS = ['at', 'by', 'for', 'from', 'in', 'of', 'on', 'to', 'with'];
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Shorter words give other words too often. */
const SHORTEST_MISSPELT = 4;
const SHORTEST_NUMBERED = 3;

/** The kinds of errors that can be put into a right sentence. */
export const errorKinds: readonly ErrorKind[] = [
  { name: 'dropped word', words: 1, make: ([word]) => (isPlain(word) ? [] : undefined) },
  { name: 'doubled word', words: 1, make: ([word]) => (isPlain(word) ? [word, word] : undefined) },
  {
    name: 'swapped words',
    words: 2,
    make: ([first, second]) => (isPlain(first) && isPlain(second) && first !== second ? [second, first] : undefined),
  },
  { name: 'letter', words: 1, make: ([word], random) => changeLetter(word, random) },
  { name: 'number', words: 1, make: ([word]) => changeNumber(word) },
  { name: 'article', words: 1, make: ([word], random) => another(word, ARTICLES, random) },
  { name: 'preposition', words: 1, make: ([word], random) => another(word, PREPOSITIONS, random) },
];

function isPlain(word: string): boolean {
  return /^[a-z]+$/u.test(word);
}

/** One letter becomes another; the first one stays, as it does when people mistype. */
function changeLetter(word: string, random: MersenneTwister): readonly string[] | undefined {
  if (!isPlain(word) || word.length < SHORTEST_MISSPELT) return undefined;
  const at = 1 + random.below(word.length - 1);
  const others = LETTERS.replace(word[at], '');
  return [word.slice(0, at) + others[random.below(others.length)] + word.slice(at + 1)];
}

function changeNumber(word: string): readonly string[] | undefined {
  if (!isPlain(word) || word.length < SHORTEST_NUMBERED || isClosed(word)) return undefined;
  if (/(?:ss|us|is)$/u.test(word)) return undefined;
  return [word.endsWith('s') ? word.slice(0, -1) : `${word}s`];
}

/** Words that have no other number. */
function isClosed(word: string): boolean {
  return ARTICLES.includes(word) || PREPOSITIONS.includes(word) || /^(?:and|but|not|was|has|nor|yet|its)$/u.test(word);
}

function another(word: string, words: readonly string[], random: MersenneTwister): readonly string[] | undefined {
  if (!words.includes(word)) return undefined;
  const others = words.filter((other) => other !== word);
  return [others[random.below(others.length)]];
}
