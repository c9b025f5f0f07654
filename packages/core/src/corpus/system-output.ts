/** What a system wrote: one line for each sentence of the corpus. */
export interface SystemOutput {
  /** Where it was read from, for messages. */
  readonly file: string;
  readonly lines: readonly string[];
}

export interface NamedOutput extends SystemOutput {
  /** The name of the system. */
  readonly name: string;
}
