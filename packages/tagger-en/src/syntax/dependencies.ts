import { verbOfAuxiliary } from './auxiliaries.js';
import type { SyntacticWord } from './syntactic-word.js';

/** Label and head of each word of a sentence. */
export interface Dependencies {
  readonly labels: readonly string[];
  readonly heads: readonly number[];
}

const OTHER = 'dep';
const PUNCTUATION = new Set(['.', ',', ':', "''", '``', '-LRB-', '-RRB-', 'HYPH', 'NFP']);
const CLAUSE_MARKS = new Set('although because if that though unless whereas whether while'.split(' '));
const VERBAL_PREPOSITIONS = new Set(
  'according based compared concerning depending excluding following including regarding'.split(' '),
);
const NEGATIONS = new Set(['not', "n't", 'never']);
const BEFORE_MODIFIERS = new Set(['DT', 'PRP$', 'JJ', 'POS']);

/**
 * The labels at which ERRANT looks, by rules about the tags around a word; other words are `dep`. Auxiliaries have their
 * verb as head, all other words themselves.
 */
export function findDependencies(words: readonly SyntacticWord[]): Dependencies {
  const labels = new Array<string>(words.length);
  const heads = new Array<number>(words.length);
  // From the right, so that the verb of an auxiliary has its head already.
  for (let at = words.length - 1; at >= 0; at--) {
    const verb = verbOfAuxiliary(words, at);
    heads[at] = verb === -1 || verb === at ? at : heads[verb];
    labels[at] = verb === -1 ? labelOf(words, at) : auxiliaryLabel(words[at], words[verb]);
  }
  return { labels, heads };
}

function auxiliaryLabel({ auxiliary }: SyntacticWord, verb: SyntacticWord): string {
  const makesPassive = auxiliary === 'be' || auxiliary === 'get';
  return makesPassive && (verb.tag === 'VBN' || verb.tag === 'VBD') ? 'auxpass' : 'aux';
}

function labelOf(words: readonly SyntacticWord[], at: number): string {
  const { tag, lower } = words[at];
  switch (tag) {
    case 'DT':
    case 'WDT':
      return nounFollows(words, at) ? 'det' : roleOf(words, at);
    case 'PDT':
      return 'predet';
    case 'PRP':
    case 'WP':
      return roleOf(words, at);
    case 'PRP$':
    case 'WP$':
      return 'poss';
    case 'IN':
      return CLAUSE_MARKS.has(lower) ? 'mark' : 'prep';
    case 'RP':
      return 'prt';
    case 'RB':
    case 'RBR':
    case 'RBS':
    case 'WRB':
      return NEGATIONS.has(lower) ? 'neg' : 'advmod';
    case 'JJ':
    case 'JJR':
    case 'JJS':
      if (lower === 'due' && at + 1 < words.length && words[at + 1].lower === 'to') return 'prep';
      return nounFollows(words, at) ? 'amod' : 'acomp';
    case 'VBN':
    case 'VBG': {
      const isModified = at > 0 && BEFORE_MODIFIERS.has(words[at - 1].tag);
      if (VERBAL_PREPOSITIONS.has(lower) && !isModified) return 'prep';
      return isModified && nounFollows(words, at) ? 'amod' : OTHER;
    }
    default:
      return PUNCTUATION.has(tag) ? 'punct' : OTHER;
  }
}

/** Whether a noun comes next, after modifiers at most. */
function nounFollows(words: readonly SyntacticWord[], at: number): boolean {
  let next = at + 1;
  while (next < words.length && words[next].isModifier) next++;
  return next < words.length && words[next].isNoun;
}

/** What a pronoun is to its verb or preposition. */
function roleOf(words: readonly SyntacticWord[], at: number): string {
  if (at === 0) return 'nsubj';
  const previous = words[at - 1];
  // In a question the subject stands after the auxiliary.
  if (previous.isVerb) return verbOfAuxiliary(words, at - 1) === -1 ? 'dobj' : 'nsubj';
  const isBeforeVerb = at + 1 < words.length && (words[at + 1].isVerb || words[at + 1].tag === 'MD');
  return previous.tag === 'IN' && !isBeforeVerb ? 'pobj' : 'nsubj';
}
