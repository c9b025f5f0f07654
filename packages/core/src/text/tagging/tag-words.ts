import posTagger from 'wink-pos-tagger';

/** Gives a part of speech for each word of a sentence. */
export type Tagger = (words: readonly string[]) => string[];

let tagger: ReturnType<typeof posTagger> | undefined;

/** Penn Treebank tags of an English sentence: `tagWords(['Cats', 'sleep', '.'])` is `['NNS', 'VBP', '.']`. */
export function tagWords(words: readonly string[]): string[] {
  tagger ??= posTagger();
  let quotes = 0;
  return tagger.tagRawTokens(words).map(({ pos }, at) => {
    if (words[at] !== '"') return pos;
    // The Treebank has two tags for the double quote; they take turns.
    return quotes++ % 2 === 0 ? '``' : "''";
  });
}
