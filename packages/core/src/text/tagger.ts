/** Gives each token of a sentence its part of speech, as a Penn Treebank tag. */
export type Tagger = (tokens: readonly string[]) => readonly string[];

/** A sentence whose tags are known. */
export interface TaggedSentence {
  readonly tokens: readonly string[];
  readonly tags: readonly string[];
}

/** A tagger that prefers given tags, and asks another where it has none. */
export function knownTags(sentences: Iterable<TaggedSentence>, otherwise: Tagger): Tagger {
  const known = new Map<string, readonly string[]>();
  for (const { tokens, tags } of sentences) known.set(tokens.join(' '), tags);
  return (tokens) => known.get(tokens.join(' ')) ?? otherwise(tokens);
}
