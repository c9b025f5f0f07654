declare module 'snowball-stemmers' {
  /** The Snowball stemmer of a language; words need not be in lower case. */
  export function newStemmer(language: 'english'): { stem(word: string): string };
}
