import { chosenAlignments, type EditMetric } from '../metrics/edit-based/edit-metric.js';
import { recallByType, type TypeRecall } from '../metrics/edit-based/by-type/recall-by-type.js';
import type { BaselineComparison } from './compare-with-baseline.js';

/** How many gold edits of an error type a system made, then and now. */
interface TypeChange {
  readonly type: string;
  readonly before: TypeRecall;
  readonly now: TypeRecall;
}

/** What happened to each error type, and to edits that match no gold edit and so have no type. */
export interface TypeChanges {
  /** The types that lost most first. */
  readonly types: readonly TypeChange[];
  readonly wrongEdits: { readonly before: number; readonly now: number };
}

/** Compares error types, each time over the annotators that the running totals choose. */
export function typeChanges(metric: EditMetric, { before, now }: BaselineComparison): TypeChanges {
  const [old, current] = [before, now].map(({ alignments }) => {
    const chosen = chosenAlignments(metric, alignments);
    return {
      types: recallByType(chosen),
      wrong: chosen.reduce((sum, { proposed, correct }) => sum + proposed - correct, 0),
    };
  });
  const names = new Set([...old.types, ...current.types].map(({ type }) => type));
  const find = (types: readonly TypeRecall[], type: string): TypeRecall =>
    types.find((recall) => recall.type === type) ?? { type, correct: 0, gold: 0, recall: 0 };
  return {
    types: [...names]
      .map((type) => ({ type, before: find(old.types, type), now: find(current.types, type) }))
      .sort((a, b) => gain(a) - gain(b) || a.now.recall - a.before.recall - (b.now.recall - b.before.recall)),
    wrongEdits: { before: old.wrong, now: current.wrong },
  };
}

function gain({ before, now }: TypeChange): number {
  return now.correct - before.correct;
}
