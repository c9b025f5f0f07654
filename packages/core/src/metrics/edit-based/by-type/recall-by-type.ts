import type { Alignment } from '../aligner.js';
import { orderTypes } from '../../../corpus/error-types/registry.js';

/** How many of the gold edits of an error type a system made. */
export interface TypeRecall {
  readonly type: string;
  readonly correct: number;
  readonly gold: number;
  /** 0 where there is no gold edit of the type. */
  readonly recall: number;
}

interface JudgedGold {
  readonly type: string;
  /** True when the system made the edit. */
  readonly correct: boolean;
}

/** Recall for each error type among gold edits, in the order of the types. */
export function tallyRecall(golds: readonly JudgedGold[]): TypeRecall[] {
  const counts = new Map<string, { correct: number; gold: number }>();
  for (const { type, correct } of golds) {
    let typeCounts = counts.get(type);
    if (typeCounts === undefined) counts.set(type, (typeCounts = { correct: 0, gold: 0 }));
    typeCounts.gold++;
    if (correct) typeCounts.correct++;
  }
  return orderTypes(counts.keys()).map((type) => {
    const { correct = 0, gold = 0 } = counts.get(type) ?? {};
    return { type, correct, gold, recall: gold === 0 ? 0 : correct / gold };
  });
}

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
