import type { StetErrorDetails } from '../error.js';
import type { GoldErrors } from './i-measure/gold.js';

/** A correction of a stretch of the source sentence, in token offsets. */
export interface Edit {
  /** First token of the stretch. */
  readonly start: number;
  /** Token after the stretch; equal to `start` for an insertion. */
  readonly end: number;
  /** Error type, e.g. `ArtOrDet`. */
  readonly type: string;
  /** Texts that may replace the stretch, any one of them; `''` deletes it. */
  readonly corrections: readonly string[];
  /** False when leaving the source as it is would be right too. */
  readonly required: boolean;
  readonly comment: string;
}

/** An edit with one correction that has to be made. */
export function requiredEdit({ start, end, type, correction }: SingleCorrection): Edit {
  return { start, end, type, corrections: [correction], required: true, comment: '' };
}

interface SingleCorrection extends Pick<Edit, 'start' | 'end' | 'type'> {
  readonly correction: string;
}

/** What one annotator did with one sentence. */
export interface Annotation {
  readonly annotator: number;
  /** Empty: this annotator leaves the sentence as it is. */
  readonly edits: readonly Edit[];
  /**
   * What the file says of an annotator without edits: that there is nothing to correct (`noop`), or that nobody can
   * correct the sentence (`NA`), so that it takes no part in a score. Absent where the file says nothing.
   */
  readonly unedited?: Unedited;
}

export type Unedited = 'noop' | 'NA';

/** An edit of a file that was left out because its offsets do not fit its sentence. */
export interface SkippedEdit extends Edit {
  readonly annotator: number;
  /** What is wrong with it. */
  readonly fault: StetErrorDetails;
}

/** A source sentence with its annotations. */
export interface Sentence {
  readonly source: string;
  /**
   * In the order in which the file mentions the annotators; at least one. An annotator with several has written one
   * answer, which several sequences of edits make: any of them will do.
   */
  readonly annotations: readonly Annotation[];
  /** Corrected texts, for metrics that compare whole sentences. */
  readonly references?: readonly string[];
  /** Errors with their alternatives, if the gold has them; otherwise the I-measure finds them itself. */
  readonly errors?: GoldErrors;
  /** Edits of the file that were left out, where that was asked for. */
  readonly skipped?: readonly SkippedEdit[];
}

/** The sentence with reference texts. */
export function referenced(sentence: Sentence, references: readonly string[]): Sentence {
  const { source, annotations } = sentence;
  return { source, annotations, references, ...errorsAndSkipped(sentence) };
}

/** The sentence with all that it says at hand, to be kept or sent to another thread. */
export function plainSentence(sentence: Sentence): Sentence {
  const { source, annotations, references } = sentence;
  return {
    source,
    annotations: annotations.map(({ edits, ...annotation }) => ({ ...annotation, edits: edits.map(plainEdit) })),
    ...(references === undefined ? {} : { references }),
    ...errorsAndSkipped(sentence),
  };
}

/** The edit with all that it says at hand: one that is still bytes would lose itself in `{ ...edit }`. */
export function plainEdit({ start, end, type, corrections, required, comment }: Edit): Edit {
  return { start, end, type, corrections, required, comment };
}

/** The edits by their offsets in the sentence; insertions come before changes at the same offset. */
export function inOrder(edits: readonly Edit[]): readonly Edit[] {
  for (let at = 1; at < edits.length; at++) {
    if (compareSpans(edits[at - 1], edits[at]) > 0) return [...edits].sort(compareSpans);
  }
  return edits;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function compareSpans(a: Span, b: Span): number {
  return a.start - b.start || a.end - b.end;
}

function errorsAndSkipped({ errors, skipped }: Sentence): Pick<Sentence, 'errors' | 'skipped'> {
  return { ...(errors === undefined ? {} : { errors }), ...(skipped === undefined ? {} : { skipped }) };
}
