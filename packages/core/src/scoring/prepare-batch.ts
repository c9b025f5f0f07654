import { sentencesOfItem, type CorpusItem } from '../corpus/corpus-item.js';
import { withReferences } from '../corpus/references.js';
import type { Batch } from './batch.js';

/** A stretch of a corpus as it stands in its files: parsing is left to whoever measures it. */
export interface TextBatch {
  /** Index of the first sentence in the whole corpus. */
  readonly first: number;
  readonly items: readonly CorpusItem[];
  /** Where the items were read from, for messages. */
  readonly file: string;
  /** Reference texts, by file and sentence. */
  readonly references: readonly (readonly string[])[];
  readonly strictOriginal?: boolean | undefined;
  readonly outputs: Batch['outputs'];
}

/** What is done to the sentences of a corpus before a metric sees them. */
export interface Preparation {
  /**
   * The annotators of the whole corpus, where their edits are made into reference texts: one for each of them in every
   * sentence, whether or not the sentence lists that annotator.
   */
  readonly annotators?: readonly number[] | undefined;
}

/** Parses a batch and prepares its sentences. This is the only place where references come about. */
export function prepareBatch(batch: TextBatch, { annotators }: Preparation = {}): Batch {
  const { first, items, references, outputs } = batch;
  const parsed = items.flatMap((item) => sentencesOfItem(item, batch));
  if (references.length > 0) {
    const sentences = parsed.map((sentence, at) => ({ ...sentence, references: references.map((lines) => lines[at]) }));
    return { first, sentences, outputs };
  }
  return { first, sentences: annotators === undefined ? parsed : withReferences(parsed, annotators), outputs };
}
