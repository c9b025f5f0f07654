import type { Sentence } from '../corpus/edit.js';
import { EditExtractor, extractSentence } from './extract.js';

/**
 * Gives a sentence the edits that turn it into its reference texts, where nobody annotated it: a reference is then an
 * annotator, numbered in its order. These are the edits of `stet extract`.
 */
export function goldExtractor(): (sentence: Sentence) => Sentence {
  const extractor = new EditExtractor();
  return ({ source, references = [] }) => ({
    ...extractSentence(source, references, undefined, extractor),
    references,
  });
}
