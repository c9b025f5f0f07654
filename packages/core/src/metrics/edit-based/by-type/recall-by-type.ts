import type { Alignment } from '../aligner.js';
import { tallyRecall, type TypeRecall } from './type-recall.js';

/**
 * Recall for each error type of the gold edits, as in Tables 9 and 10 of CoNLL-2014: over the annotators that the
 * running totals chose, one alignment for each sentence.
 */
export function recallByType(chosen: readonly Alignment[]): TypeRecall[] {
  return tallyRecall(
    chosen.flatMap(({ edits, golds }) => {
      const matched = new Set(edits.map(({ gold }) => gold));
      return golds.map(({ edit: { type } }, at) => ({ type, correct: matched.has(at) }));
    }),
  );
}
