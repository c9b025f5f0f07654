import type { Edit } from '../../corpus/edit.js';
import type { ProposedEdit } from '../../edits/proposed-edit.js';
import type { Counts } from '../f-score.js';

/** An edit of the hypothesis, and the index of the gold edit that it matches, or -1. */
export interface AlignedEdit extends ProposedEdit {
  readonly gold: number;
  /** Further gold edits that it makes, where the gold lists the same edit more than once and the metric counts each. */
  readonly also?: readonly number[];
  /** Its error type, where the metric gives edits one. */
  readonly type?: string;
  /** The error type of what it makes, where that is more than one gold edit. */
  readonly goldType?: string;
  /** Where it corrects what the gold corrects, but otherwise: what the gold wants instead. */
  readonly instead?: WantedText;
}

/** What the gold makes of a stretch: any one of the texts, and the error type. */
export interface WantedText {
  readonly texts: readonly string[];
  readonly type: string;
}

/** The hypothesis seen through the eyes of one annotator; what is counted may be less, or more, than the edits. */
export interface Alignment<Detail = unknown> extends Counts {
  readonly annotator: number;
  readonly edits: readonly AlignedEdit[];
  readonly golds: readonly { readonly edit: Edit }[];
  /** What was missed, where that is not each gold edit that no edit makes. */
  readonly missed?: readonly Edit[];
  /** What the metric adds to the counts. */
  readonly detail?: Detail;
}
