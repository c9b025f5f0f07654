/** Tags by word, the likeliest first, separated by bars: `NN|VB|VBP`. */
export type TagDictionary = Readonly<Record<string, string>>;

/** The tags that the dictionary gives a word; none for a word that it lacks. */
export const listedTags = (dictionary: TagDictionary, word: string): readonly string[] =>
  Object.hasOwn(dictionary, word) ? dictionary[word].split('|') : [];
