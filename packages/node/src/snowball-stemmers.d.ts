declare module 'snowball-stemmers' {
  /** The Snowball stemmer of a language; it takes words as they are, capitals too. */
  export function newStemmer(language: 'english'): { stem(word: string): string };
}
