import type { Sentence } from '../corpus/edit.js';
import { withReferences } from '../corpus/references.js';
import { withExtractedEdits } from '../edits/extracted-gold.js';

/** What is done to the sentences of a corpus before a metric sees them. */
export interface Preparation {
  /**
   * The annotators of the whole corpus, where their edits are made into reference texts: one for each of them in every
   * sentence, whether or not the sentence lists that annotator.
   */
  readonly annotators?: readonly number[] | undefined;
  /** True where reference texts are made into edits, since there is no gold. */
  readonly extracted?: boolean | undefined;
}

/** The sentences with the texts or the edits that metrics need and the corpus does not have. */
export function prepareSentences(
  sentences: readonly Sentence[],
  { annotators, extracted = false }: Preparation,
): readonly Sentence[] {
  if (annotators !== undefined) return withReferences(sentences, annotators);
  return extracted ? withExtractedEdits(sentences) : sentences;
}
