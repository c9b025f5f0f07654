/** The types into which Ng et al. (2013, section 6) sort the edits of a system, and what is left. */
export const NAMED_TYPES = ['ArtOrDet', 'Prep', 'Nn', 'Vform/SVA', 'other'] as const;
export type NamedType = (typeof NAMED_TYPES)[number];

/** A word with its Penn tag. */
export interface TaggedWord {
  readonly word: string;
  readonly tag: string;
}

const DETERMINERS = new Set(['DT', 'PDT']);
const PREPOSITIONS = new Set(['IN', 'TO']);
const SINGULAR = new Set(['NN', 'NNP']);
const PLURAL = new Set(['NNS', 'NNPS']);
const ADJECTIVE = new Set(['JJ']);
const NOUNS = new Set([...SINGULAR, ...PLURAL]);
const VERBS = new Set(['VB', 'VBD', 'VBG', 'VBN', 'VBP', 'VBZ']);

/**
 * Names the type of an edit by the parts of speech of the words that it takes out and puts in; words that it keeps do
 * not count. The paper does not say what an edit is that fits two types: here the first one, in its order.
 */
export function nameEdit(before: readonly TaggedWord[], after: readonly TaggedWord[]): NamedType {
  const removed = without(before, after);
  const added = without(after, before);
  const involves = (tags: ReadonlySet<string>): boolean => some(removed, tags) || some(added, tags);
  const becomes = (first: ReadonlySet<string>, second: ReadonlySet<string>): boolean =>
    (some(removed, first) && some(added, second)) || (some(removed, second) && some(added, first));
  if (involves(DETERMINERS)) return 'ArtOrDet';
  if (involves(PREPOSITIONS)) return 'Prep';
  if (becomes(SINGULAR, PLURAL) || becomes(ADJECTIVE, NOUNS)) return 'Nn';
  if (involves(VERBS)) return 'Vform/SVA';
  return 'other';
}

/** The named type under which gold edits of an error type count. */
export function namedTypeOf(errorType: string): NamedType {
  if (errorType === 'Vform' || errorType === 'SVA') return 'Vform/SVA';
  return NAMED_TYPES.find((named) => named === errorType) ?? 'other';
}

function some(words: readonly TaggedWord[], tags: ReadonlySet<string>): boolean {
  return words.some(({ tag }) => tags.has(tag));
}

/** The words that the others lack, each as often as it is there more often. */
function without(words: readonly TaggedWord[], others: readonly TaggedWord[]): TaggedWord[] {
  const left = new Map<string, number>();
  for (const { word } of others) left.set(word, (left.get(word) ?? 0) + 1);
  return words.filter(({ word }) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}
