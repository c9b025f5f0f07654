/** A Snowball stemmer for English, such as that of the package snowball-stemmers. It takes words as they are. */
export interface Stemmer {
  /** For the signature, where it matters which one it is. */
  readonly name?: string | undefined;
  stem(word: string): string;
}

/** A dictionary of synonyms such as WordNet: the raw entries, without morphology. */
export interface SynonymTable {
  /** For the signature, e.g. `wordnet:3.1`. */
  readonly name: string;
  /** The numbers of the synsets that list a word, spelt exactly so; empty for a word that the table lacks. */
  synsets(word: string): readonly number[];
  /** The base forms of an irregular form; undefined for a form that the list of exceptions lacks. */
  baseForms(form: string): readonly string[] | undefined;
}

/** Phrases that may stand for each other. */
export interface ParaphraseTable {
  /** For the signature, e.g. `paraphrase-en`. */
  readonly name: string;
  /** Tokens of the longest phrase that has a paraphrase. */
  readonly longest: number;
  /** The paraphrases of a phrase, each a list of tokens; both the phrase's and theirs are joined by single blanks. */
  paraphrases(phrase: string): readonly string[];
}

/** What METEOR matches words with besides their form. */
export interface MeteorResources {
  readonly stemmer?: Stemmer | undefined;
  readonly synonyms?: SynonymTable | undefined;
  readonly paraphrases?: ParaphraseTable | undefined;
}
