/** Penn tags as the English Web Treebank has them, in the flavour of OntoNotes. Their places in the list are their numbers. */
export const TAGS: readonly string[] = (
  "$ '' , -LRB- -RRB- . : ADD AFX CC CD DT EX FW GW HYPH IN JJ JJR JJS LS MD NFP NN NNP NNPS NNS PDT POS PRP PRP$ RB RBR " +
  'RBS RP SYM TO UH VB VBD VBG VBN VBP VBZ WDT WP WP$ WRB ``'
).split(' ');

/** The tag before the first word. */
export const START = TAGS.length;

/** How many tags there are before a word: those of words, and `START`. */
export const TAGS_BEFORE = TAGS.length + 1;

const NUMBERS: ReadonlyMap<string, number> = new Map(TAGS.map((tag, number) => [tag, number]));

export function tagNumber(tag: string): number {
  const number = NUMBERS.get(tag);
  if (number === undefined) throw new RangeError(`${tag} is no tag`);
  return number;
}

export const isTag = (tag: string): boolean => NUMBERS.has(tag);

const numbersOf = (tags: string): readonly number[] => tags.split(' ').map(tagNumber);

/** What a word that nobody has seen may be. */
export const OPEN_TAGS = numbersOf(
  'ADD AFX CD FW GW JJ JJR JJS LS NN NNP NNPS NNS RB RBR RBS SYM UH VB VBD VBG VBN VBP VBZ',
);
export const ALL_TAGS: readonly number[] = TAGS.map((_, number) => number);
