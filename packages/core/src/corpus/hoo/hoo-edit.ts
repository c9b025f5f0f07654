/** An edit of the HOO shared tasks, in characters of the fragment. */
export interface HooEdit {
  readonly index: string;
  readonly type: string;
  readonly start: number;
  /** The offset after the stretch. */
  readonly end: number;
  /** Texts that may replace the stretch, as they stand in the text: blanks count. `''` deletes it. */
  readonly corrections: readonly string[];
  /** True when the text may also stay as it is: one of the corrections is missing. */
  readonly optional: boolean;
}
