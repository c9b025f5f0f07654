import type { Alignment } from '../alignment.js';
import { orderTypes } from '../../../corpus/error-types/registry.js';

/** How many of the gold edits of an error type a system made. */
export interface TypeRecall {
  readonly type: string;
  readonly correct: number;
  readonly gold: number;
  /** 0 where there is no gold edit of the type. */
  readonly recall: number;
  /** Edits of the type that the system made and the gold has not; absent where nobody says the types of its edits. */
  readonly wrong?: number;
}

/** An edit of a system, of the gold, or of both, with its type; empty where nobody says it. */
export interface ClassifiedEdit {
  readonly type: string;
  readonly kind: 'matched' | 'missed' | 'unneeded';
}

/** Recall for each error type among edits, in the order of the types, and unneeded edits where these have types. */
export function tallyRecall(edits: readonly ClassifiedEdit[]): TypeRecall[] {
  const judged = edits.filter(({ type, kind }) => kind !== 'unneeded' || type !== '');
  const hasWrong = judged.some(({ kind }) => kind === 'unneeded');
  const counts = new Map<string, Record<ClassifiedEdit['kind'], number>>();
  for (const { type, kind } of judged) {
    let typeCounts = counts.get(type);
    if (typeCounts === undefined) counts.set(type, (typeCounts = { matched: 0, missed: 0, unneeded: 0 }));
    typeCounts[kind]++;
  }
  return orderTypes(counts.keys()).map((type) => {
    const { matched = 0, missed = 0, unneeded = 0 } = counts.get(type) ?? {};
    const gold = matched + missed;
    const recall = { type, correct: matched, gold, recall: gold === 0 ? 0 : matched / gold };
    return hasWrong ? { ...recall, wrong: unneeded } : recall;
  });
}

/**
 * Recall for each error type of the gold edits, as in Tables 9 and 10 of CoNLL-2014: over the annotators that the
 * running totals chose, one alignment for each sentence.
 */
export function recallByType(chosen: readonly Alignment[]): TypeRecall[] {
  return tallyRecall(
    chosen.flatMap(({ edits, golds }): ClassifiedEdit[] => {
      const matched = new Set(edits.map(({ gold }) => gold));
      return [
        ...golds.map(({ edit: { type } }, at) => ({ type, kind: matched.has(at) ? 'matched' : 'missed' }) as const),
        ...edits.filter(({ gold }) => gold === -1).map(({ type = '' }) => ({ type, kind: 'unneeded' }) as const),
      ];
    }),
  );
}
