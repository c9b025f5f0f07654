import { orderTypes } from '../../../corpus/error-types/registry.js';
import type { Alignment } from '../aligner.js';

/** How many of the gold edits of an error type a system made. */
export interface TypeRecall {
  readonly type: string;
  readonly correct: number;
  readonly gold: number;
  /** 0 where there is no gold edit of the type. */
  readonly recall: number;
}

/**
 * Recall for each error type of the gold edits, as in Tables 9 and 10 of CoNLL-2014: over the annotators that the
 * running totals chose, one alignment for each sentence.
 */
export function recallByType(chosen: readonly Alignment[]): TypeRecall[] {
  const counts = new Map<string, { correct: number; gold: number }>();
  for (const { edits, golds } of chosen) {
    const matched = new Set(edits.map(({ gold }) => gold));
    golds.forEach(({ edit: { type } }, at) => {
      let own = counts.get(type);
      if (own === undefined) counts.set(type, (own = { correct: 0, gold: 0 }));
      own.gold++;
      if (matched.has(at)) own.correct++;
    });
  }
  return orderTypes(counts.keys()).map((type) => {
    const { correct = 0, gold = 0 } = counts.get(type) ?? {};
    return { type, correct, gold, recall: gold === 0 ? 0 : correct / gold };
  });
}
