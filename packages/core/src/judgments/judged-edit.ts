/** What a judge may say of an edit: it mends an error, it does harm, or there was nothing to mend. */
export const VERDICTS = ['right', 'wrong', 'unnecessary'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A stretch of the source, in token offsets; `end` is after its last token, and equal to `start` between tokens. */
export interface TokenSpan {
  readonly start: number;
  readonly end: number;
}

/** A change that an output makes in the source, and what the judge says of it. */
export interface JudgedEdit extends TokenSpan {
  /** What stands in place of the stretch; empty for a deletion. */
  readonly correction: string;
  /** Null where the judge said nothing, or nothing that can be read. */
  readonly verdict: Verdict | null;
  /**
   * True where the text that the judge left does not give back the source, as happens when files are edited by hand. The
   * verdict counts, but the offsets may be off: such an edit is compared with no other.
   */
  readonly unplaced?: true | undefined;
}
