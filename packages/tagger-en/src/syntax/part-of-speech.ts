import { auxiliaryVerb } from './auxiliary-verbs.js';

/** Which release of spaCy the parts of speech follow. */
export type Profile = 'spacy-2' | 'spacy-3';

const BY_TAG: ReadonlyMap<string, string> = new Map(
  Object.entries({
    PUNCT: ". , : '' `` -LRB- -RRB- HYPH NFP LS",
    SYM: '$ SYM',
    NOUN: 'NN NNS',
    PROPN: 'NNP NNPS',
    VERB: 'VB VBD VBG VBN VBP VBZ',
    ADJ: 'JJ JJR JJS AFX',
    ADV: 'RB RBR RBS WRB',
    DET: 'DT PDT WDT',
    PRON: 'PRP WP EX',
    PART: 'TO POS',
    ADP: 'IN RP',
    CCONJ: 'CC',
    NUM: 'CD',
    INTJ: 'UH',
    X: 'ADD FW GW',
  }).flatMap(([pos, tags]) => tags.split(' ').map((tag) => [tag, pos] as const)),
);

/** Prepositions of the Treebank that only ever open a clause. */
const CLAUSE_OPENERS = new Set(
  'albeit although because cause cos if lest that though unless whereas whether while whilst'.split(' '),
);
const INDEFINITE_PRONOUNS = new Set(
  ['any', 'every', 'no', 'some'].flatMap((quantifier) => ['body', 'one', 'thing'].map((noun) => quantifier + noun)),
);

/** The universal part of speech of a word in lower case that has a Penn tag. */
export function partOfSpeech(lower: string, tag: string, isAuxiliary: boolean, profile: Profile): string {
  const isSpacy2 = profile === 'spacy-2';
  switch (tag) {
    case 'VB':
    case 'VBD':
    case 'VBG':
    case 'VBN':
    case 'VBP':
    case 'VBZ':
      switch (auxiliaryVerb(lower)) {
        case 'be':
          return 'AUX';
        case 'have':
        case 'do':
          return isSpacy2 || isAuxiliary ? 'AUX' : 'VERB';
        default:
          return 'VERB';
      }
    case 'MD':
      return isSpacy2 ? 'VERB' : 'AUX';
    case 'PRP$':
    case 'WP$':
      return isSpacy2 ? 'DET' : 'PRON';
    case 'IN':
      return CLAUSE_OPENERS.has(lower) ? 'SCONJ' : 'ADP';
    case 'RB':
      return lower === 'not' || lower === "n't" ? 'PART' : 'ADV';
    case 'NN':
      return INDEFINITE_PRONOUNS.has(lower) ? 'PRON' : 'NOUN';
    default:
      return BY_TAG.get(tag) ?? 'X';
  }
}
