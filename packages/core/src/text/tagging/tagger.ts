/** Gives a part of speech for each word of a sentence. */
export type Tagger = (words: readonly string[]) => string[];
