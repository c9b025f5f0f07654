import type { Counts } from '../../f-score.js';
import type { EditMark } from './edit-mark.js';

/** What a system made of a sentence, against the annotator whom the running totals of its corpus chose. */
export interface ExploredOutput extends Counts {
  readonly system: string;
  readonly hypothesis: string;
  readonly annotator: number;
  /** In the order of the sentence. */
  readonly marks: readonly EditMark[];
}

/** A sentence with what each system made of it; the counts of a system add up to its score. */
export interface ExploredSentence {
  /** 1-based, as the line in the systems' files. */
  readonly sentence: number;
  readonly source: string;
  readonly outputs: readonly ExploredOutput[];
}
