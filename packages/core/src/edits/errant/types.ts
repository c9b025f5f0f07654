import { UNKNOWN_TYPE } from './classify.js';

/** What is missing or unnecessary. */
const ONE_SIDED = [
  'ADJ',
  'ADV',
  'CONJ',
  'CONTR',
  'DET',
  'NOUN',
  'NOUN:POSS',
  'OTHER',
  'PART',
  'PREP',
  'PRON',
  'PUNCT',
  'VERB',
  'VERB:FORM',
  'VERB:TENSE',
];

/** What is replaced. */
const TWO_SIDED = [
  'ADJ',
  'ADJ:FORM',
  'ADV',
  'CONJ',
  'CONTR',
  'DET',
  'MORPH',
  'NOUN',
  'NOUN:INFL',
  'NOUN:NUM',
  'NOUN:POSS',
  'ORTH',
  'OTHER',
  'PART',
  'PREP',
  'PRON',
  'PUNCT',
  'SPELL',
  'VERB',
  'VERB:FORM',
  'VERB:INFL',
  'VERB:SVA',
  'VERB:TENSE',
  'WO',
];

/** The 55 types of ERRANT (Bryant, Felice and Briscoe 2017, appendix A): missing, unnecessary, replaced, unknown. */
export const ERRANT_TYPES: readonly string[] = [
  ...ONE_SIDED.map((category) => `M:${category}`),
  ...ONE_SIDED.map((category) => `U:${category}`),
  ...TWO_SIDED.map((category) => `R:${category}`),
  UNKNOWN_TYPE,
];

const KNOWN: ReadonlySet<string> = new Set(ERRANT_TYPES);

export const isErrantType = (type: string): boolean => KNOWN.has(type);

/** How finely types are told apart: by operation (`R`), by category (`VERB:SVA`), or by both (`R:VERB:SVA`). */
export type TypeDepth = 1 | 2 | 3;

/** The type as it is counted at a depth. Types of others are cut at the same places: `ArtOrDet` is `A` or `tOrDet`. */
export function typeAtDepth(type: string, depth: TypeDepth): string {
  if (depth === 3 || type === UNKNOWN_TYPE) return type;
  return depth === 1 ? type.slice(0, 1) : type.slice(2);
}
