import type { Sentence } from '../corpus/edit.js';
import type { ReferenceSet } from '../corpus/reference-set.js';
import { withReferences } from '../corpus/references.js';
import { goldExtractor } from '../edits/extracted-gold.js';
import { located } from '../metrics/located.js';

/** What is done to the sentences of a corpus before a metric sees them. */
export interface Preparation {
  /**
   * The annotators of the whole corpus, where their edits are made into reference texts: one for each of them in every
   * sentence, whether or not the sentence lists that annotator.
   */
  readonly annotators?: readonly number[] | undefined;
  /** How their edits are made into texts; absent for the usual way. */
  readonly referenceSet?: ReferenceSet | undefined;
  /** True where reference texts are made into edits, since there is no gold. */
  readonly extracted?: boolean | undefined;
  /** The name of the rules by which texts were cut into tokens, where Stet has cut them. */
  readonly tokens?: string | undefined;
}

/** Where sentences were read from, for messages. */
interface Origin {
  readonly file: string;
  /** Index of the first sentence in the whole corpus. */
  readonly first: number;
}

/** The sentences with the texts or the edits that metrics need and the corpus does not have. */
export function prepareSentences(
  sentences: readonly Sentence[],
  { annotators, referenceSet, extracted = false }: Preparation,
  origin?: Origin,
): readonly Sentence[] {
  if (annotators !== undefined) return withReferences(sentences, annotators, referenceSet);
  if (!extracted) return sentences;
  const extract = goldExtractor();
  return sentences.map((sentence, at) =>
    origin === undefined ? extract(sentence) : located(() => extract(sentence), origin.file, origin.first + at + 1),
  );
}
