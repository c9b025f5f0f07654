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
  /** The annotators of the whole corpus, where their edits are to be made into references. */
  readonly annotators?: readonly number[] | undefined;
  readonly strictOriginal?: boolean | undefined;
  readonly outputs: Batch['outputs'];
}

/** Parses a batch. */
export function readTextBatch(batch: TextBatch): Batch {
  const { first, items, references, annotators, outputs } = batch;
  const plain = items.flatMap((item) => sentencesOfItem(item, batch));
  if (references.length > 0) {
    const sentences = plain.map((sentence, at) => ({ ...sentence, references: references.map((lines) => lines[at]) }));
    return { first, sentences, outputs };
  }
  return { first, sentences: annotators === undefined ? plain : withReferences(plain, annotators), outputs };
}
