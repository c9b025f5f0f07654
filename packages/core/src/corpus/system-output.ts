/** What a system wrote: one line for each sentence of the corpus. */
export interface SystemOutput {
  /** Where it was read from, for messages. */
  readonly file: string;
  readonly lines: readonly string[];
}
