import type { Sentence } from '../corpus/edit.js';
import { EditExtractor, extractSentence } from './extract.js';

/**
 * The sentences with the edits that turn each into its reference texts, where nobody annotated them: a reference is then
 * an annotator, numbered in its order. These are the edits of `stet extract`.
 */
export function withExtractedEdits(sentences: readonly Sentence[]): Sentence[] {
  const extractor = new EditExtractor();
  return sentences.map(({ source, references = [] }) => ({
    ...extractSentence(source, references, undefined, extractor),
    references,
  }));
}
