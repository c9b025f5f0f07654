/** What a system wrote: one line for each sentence of the corpus. */
export interface SystemOutput {
  /** Where it was read from, for messages. */
  readonly file: string;
  readonly lines: readonly string[];
  /** For each sentence the edits that the system says it made, as `printOutputEdits` writes them, if it handed in any. */
  readonly edits?: readonly string[] | undefined;
}

export interface NamedOutput extends SystemOutput {
  /** The name of the system. */
  readonly name: string;
}
