/** A token, and what a tagger or parser says of it. ERRANT looks at nothing else. */
export interface AnalysedToken {
  readonly text: string;
  /** The text in lower case, by the rules of Unicode. */
  readonly lower: string;
  /** Compared for equality only. */
  readonly lemma: string;
  /** Universal part of speech: `NOUN`, `AUX`. */
  readonly pos: string;
  /** Penn tag in the flavour of OntoNotes: `NNS`, `VBZ`. */
  readonly tag: string;
  /** Dependency label as spaCy's English models have it: `nsubj`, `auxpass`. */
  readonly dep: string;
  /** Index of the token that it depends on; its own for a root. */
  readonly head: number;
}

/** The tokens of a sentence, analysed. */
export type Analysis = readonly AnalysedToken[];

/** Says of each token of a sentence what it is. */
export interface Analyser {
  /** For the signature. */
  readonly name: string;
  /** The words of the language, as a spelling dictionary lists them; without it nothing is a spelling error. */
  readonly words?: WordList | undefined;
  analyse(tokens: readonly string[]): Analysis;
}

/** A spelling dictionary. */
export interface WordList {
  has(word: string): boolean;
}
