import { trim, changeOf } from '../../../edits/proposed-edit.js';
import type { Alignment } from '../alignment.js';
import { goldTypeOf, missedEdits } from '../explain.js';

/**
 * `matched`: the system makes a gold edit. `missed`: it leaves one out. `unneeded`: it makes one that is not gold.
 * `wrong`: it corrects what the gold corrects, but otherwise, which metrics over chunks tell apart from the others.
 */
export const MARK_KINDS = ['matched', 'wrong', 'missed', 'unneeded'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** An edit of a system, or one that it should have made, where it stands in the source. */
export interface EditMark {
  readonly kind: MarkKind;
  /** Source tokens from `start` up to `end`; equal for an insertion. */
  readonly start: number;
  readonly end: number;
  /** The source words of that stretch; empty for an insertion. */
  readonly words: string;
  /** What the system wrote there; for a missed edit what the annotator takes, any one of them. `''` deletes. */
  readonly corrections: readonly string[];
  /** Of a wrong edit: what the annotator wants there, any one of them. */
  readonly wanted?: readonly string[];
  /** The annotator's error type; of an unneeded edit the metric's, and empty where that tells none. */
  readonly type: string;
  /** The metric's type of an edit that the annotator gives another one. */
  readonly systemType?: string;
  /** The annotator whose word it is. */
  readonly annotator: number;
  /** The annotator would also let the source stand. */
  readonly optional?: true;
}

/** The marks of a hypothesis against one annotator, in the order of the sentence. */
export function marksOf(alignment: Alignment, source: readonly string[], hypothesis: readonly string[]): EditMark[] {
  const { annotator, edits, golds } = alignment;
  const proposed = edits.map((edit): EditMark => {
    const isMatch = edit.gold !== -1;
    const { instead } = edit;
    // Unneeded edits come with unchanged neighbours, which do not count; for a reader they are left out.
    const shown = isMatch || instead !== undefined ? edit : trim(edit, source, hypothesis);
    const { start, end, original: words, correction } = changeOf(shown, source, hypothesis);
    const { type: systemType = '' } = edit;
    const type = isMatch ? goldTypeOf(edit, golds) : (instead?.type ?? systemType);
    const types = systemType === '' || systemType === type ? { type } : { type, systemType };
    const optional = isMatch && !golds[edit.gold].edit.required ? { optional: true as const } : {};
    const kind = isMatch ? 'matched' : instead === undefined ? 'unneeded' : 'wrong';
    const wanted = instead === undefined ? {} : { wanted: instead.texts };
    return { kind, start, end, words, corrections: [correction], ...wanted, ...types, annotator, ...optional };
  });
  const missed = missedEdits(alignment).map(({ start, end, type, corrections, required }): EditMark => ({
    kind: 'missed',
    start,
    end,
    words: source.slice(start, end).join(' '),
    corrections,
    type,
    annotator,
    ...(required ? {} : { optional: true }),
  }));
  // The sort is stable: what the system does at a place comes before what it should have done there.
  return [...proposed, ...missed].sort((a, b) => a.start - b.start || a.end - b.end);
}
