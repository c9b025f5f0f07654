/** Gives each token of a sentence its part of speech, as a Penn Treebank tag. */
export type Tagger = (tokens: readonly string[]) => readonly string[];

/** A sentence whose tags are known. */
export interface TaggedSentence {
  readonly tokens: readonly string[];
  readonly tags: readonly string[];
}

/** A tagger that gives these sentences their tags, and leaves all others to `otherwise`. */
export function knownTags(sentences: Iterable<TaggedSentence>, otherwise: Tagger): Tagger {
  const tagsOf = new Map<string, readonly string[]>();
  for (const { tokens, tags } of sentences) tagsOf.set(tokens.join(' '), tags);
  return (tokens) => tagsOf.get(tokens.join(' ')) ?? otherwise(tokens);
}
