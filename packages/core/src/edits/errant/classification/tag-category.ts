import type { AnalysedToken } from '../../../text/analysis/analyser.js';

/** What the classifier makes of Penn tags. It differs from the universal part of speech, which alignment looks at. */
const TAGS = {
  NOUN: ['NN', 'NNS', 'NNP', 'NNPS'],
  VERB: ['VB', 'VBD', 'VBG', 'VBN', 'VBP', 'VBZ', 'MD', 'BES', 'HVS'],
  ADJ: ['JJ', 'JJR', 'JJS', 'AFX'],
  ADV: ['RB', 'RBR', 'RBS', 'WRB'],
  DET: ['DT', 'PDT', 'WDT', 'PRP$', 'WP$'],
  PRON: ['PRP', 'WP', 'EX'],
  PREP: ['IN'],
  PART: ['TO', 'RP', 'POS'],
  CONJ: ['CC'],
  NUM: ['CD'],
  PUNCT: ['.', ',', ':', "''", '``', '""', '-LRB-', '-RRB-', 'HYPH'],
  SYM: ['#', '$', 'SYM'],
  INTJ: ['UH'],
  X: ['FW', 'LS', 'NIL', 'ADD', 'GW', 'NFP', 'XX'],
  SPACE: ['SP', '_SP'],
} as const;

export type Category = keyof typeof TAGS;

const CATEGORIES = Object.keys(TAGS) as Category[];
const CATEGORY_OF_TAG: ReadonlyMap<string, Category> = new Map(
  CATEGORIES.flatMap((category) => TAGS[category].map((tag) => [tag, category] as const)),
);

/** The category of a token's tag; of an unknown tag that of foreign words. */
export const categoryOf = ({ tag }: AnalysedToken): Category => CATEGORY_OF_TAG.get(tag) ?? 'X';

const OPEN: ReadonlySet<Category> = new Set(['ADJ', 'ADV', 'NOUN', 'VERB']);
export const isOpen = (category: Category): boolean => OPEN.has(category);

/** Categories that are never an error type. */
const RARE: ReadonlySet<Category> = new Set(['INTJ', 'NUM', 'SYM', 'X']);

/** The category as an error type; undefined if it is none. */
export const typeOfCategory = (category: Category): string | undefined => (RARE.has(category) ? undefined : category);

/** The category that all tokens have, as an error type. */
export function typeOfCategories(tokens: readonly AnalysedToken[]): string | undefined {
  const category = categoryOf(tokens[0]);
  return tokens.every((token) => categoryOf(token) === category) ? typeOfCategory(category) : undefined;
}

/** True when some tokens are verbs, some are particles, and none is anything else. */
export function areVerbsWithParticles(tokens: readonly AnalysedToken[]): boolean {
  const categories = new Set(tokens.map(categoryOf));
  return categories.size === 2 && categories.has('PART') && categories.has('VERB');
}
