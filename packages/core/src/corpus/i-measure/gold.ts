/** A change that an alternative makes, in token offsets of the source. */
export interface Correction {
  readonly start: number;
  /** Equal to `start` for an insertion. */
  readonly end: number;
  /** Empty: the stretch is deleted. */
  readonly text: string;
}

/** What one annotator does about an error; the corrections need not be adjacent. */
export interface Alternative {
  readonly annotator: number;
  readonly corrections: readonly Correction[];
}

/** An error in a sentence, and mutually exclusive ways to correct it. */
export interface GoldError {
  readonly type: string;
  /** False when leaving the source as it is would be right too. */
  readonly required: boolean;
  readonly alternatives: readonly Alternative[];
}

/** The errors of a sentence as the I-measure sees them (Felice & Briscoe 2015, section 2.1). */
export interface GoldErrors {
  /** How many annotators looked at the sentence. */
  readonly annotators: number;
  readonly errors: readonly GoldError[];
}

export interface IMeasureSentence extends GoldErrors {
  readonly id: string;
  /** Tokens with single blanks between them. */
  readonly source: string;
}

/** A `script` element: the sentences of one text. */
export interface IMeasureScript {
  readonly id: string;
  readonly sentences: readonly IMeasureSentence[];
}
