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
    let own = counts.get(type);
    if (own === undefined) counts.set(type, (own = { correct: 0, gold: 0 }));
    own.gold++;
    if (correct) own.correct++;
  }
  return orderTypes(counts.keys()).map((type) => {
    const { correct = 0, gold = 0 } = counts.get(type) ?? {};
    return { type, correct, gold, recall: gold === 0 ? 0 : correct / gold };
  });
}
