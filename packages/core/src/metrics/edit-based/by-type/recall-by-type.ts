import type { Alignment } from '../alignment.js';
import { goldTypeOf } from '../explain.js';
import { orderTypes } from '../../../corpus/error-types/registry.js';

/** How many of the gold edits of an error type a system made. */
export interface TypeRecall {
  readonly type: string;
  readonly correct: number;
  readonly gold: number;
  /** 0 where there is no gold edit of the type. */
  readonly recall: number;
  /** Edits of the type that the system made and the gold has not, or has otherwise; absent where nobody says their types. */
  readonly wrong?: number;
}

/** An edit of a system, of the gold, or of both, with its type; empty where nobody says it. */
export interface ClassifiedEdit {
  readonly type: string;
  readonly kind: 'matched' | 'wrong' | 'missed' | 'unneeded';
}

/** Recall for each error type among edits, in the order of the types, and unneeded edits where these have types. */
export function tallyRecall(edits: readonly ClassifiedEdit[]): TypeRecall[] {
  const judged = edits.filter(({ type, kind }) => kind !== 'unneeded' || type !== '');
  const hasWrong = judged.some(({ kind }) => kind === 'unneeded' || kind === 'wrong');
  const counts = new Map<string, Record<ClassifiedEdit['kind'], number>>();
  for (const { type, kind } of judged) {
    let typeCounts = counts.get(type);
    if (typeCounts === undefined) counts.set(type, (typeCounts = { matched: 0, wrong: 0, missed: 0, unneeded: 0 }));
    typeCounts[kind]++;
  }
  return orderTypes(counts.keys()).map((type) => {
    const { matched = 0, wrong = 0, missed = 0, unneeded = 0 } = counts.get(type) ?? {};
    const gold = matched + wrong + missed;
    const recall = { type, correct: matched, gold, recall: gold === 0 ? 0 : matched / gold };
    return hasWrong ? { ...recall, wrong: wrong + unneeded } : recall;
  });
}

/**
 * Recall for each error type of the gold edits, as in Tables 9 and 10 of CoNLL-2014: over the annotators that the
 * running totals chose, one alignment for each sentence.
 */
export function recallByType(chosen: readonly Alignment[]): TypeRecall[] {
  return tallyRecall(chosen.flatMap((alignment) => [...ofGold(alignment), ...ofSystem(alignment)]));
}

/** What became of the gold edits; where a metric counts in chunks, what was matched or missed of these. */
function ofGold({ edits, golds, missed }: Alignment): ClassifiedEdit[] {
  if (missed !== undefined) {
    const matched = edits.flatMap((edit) => (edit.gold === -1 ? [] : [{ type: goldTypeOf(edit, golds) }]));
    return [...classified(matched, 'matched'), ...classified(missed, 'missed')];
  }
  const made = new Set(edits.flatMap(({ gold, also = [] }) => [gold, ...also]));
  return golds.map(({ edit: { type } }, at) => ({ type, kind: made.has(at) ? 'matched' : 'missed' }));
}

/** The edits that are not the gold's. */
function ofSystem({ edits }: Alignment): ClassifiedEdit[] {
  return edits
    .filter(({ gold }) => gold === -1)
    .map(({ instead, type = '' }) =>
      instead === undefined ? { type, kind: 'unneeded' } : { type: instead.type, kind: 'wrong' },
    );
}

function classified(edits: readonly { readonly type: string }[], kind: ClassifiedEdit['kind']): ClassifiedEdit[] {
  return edits.map(({ type }) => ({ type, kind }));
}
