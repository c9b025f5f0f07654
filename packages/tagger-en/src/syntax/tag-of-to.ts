import { tagNumber } from '../tagger/tags.js';

const numbersOf = (tags: string): ReadonlySet<number> => new Set(tags.split(' ').map(tagNumber));

const [IN, TO, VB] = ['IN', 'TO', 'VB'].map(tagNumber);
const ADVERBS = numbersOf('RB RBR RBS');
const CLAUSE_ENDS = numbersOf(', . : -RRB-');
const VERBS = numbersOf('VB VBD VBG VBN VBP VBZ');

/**
 * The tag of `to`, which spaCy decides by what follows: a word that is no verb, perhaps after adverbs, and it is a
 * preposition; a bare infinitive, and it is not. At the end of a clause it keeps its tag.
 */
export function tagOfTo(tags: Uint8Array, at: number): number {
  let next = at + 1;
  while (next < tags.length && ADVERBS.has(tags[next])) next++;
  if (next === tags.length || CLAUSE_ENDS.has(tags[next])) return tags[at];
  if (!VERBS.has(tags[next])) return IN;
  return tags[next] === VB ? TO : tags[at];
}
