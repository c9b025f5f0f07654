/** The scores that a metric, or people, give to systems. */
export interface SystemScores {
  readonly name: string;
  readonly scores: ReadonlyMap<string, number>;
  /** Where they were read from, for messages. */
  readonly file?: string | undefined;
}
