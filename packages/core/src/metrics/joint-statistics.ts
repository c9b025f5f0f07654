/**
 * Takes the statistics of all systems that are scored together, sentence by sentence in the order of the corpus, and gives
 * them back with what each must know of the others.
 */
export interface JointStatistics<Stats = unknown> {
  /** Of one sentence, by system. */
  join(stats: readonly Stats[]): readonly Stats[];
  /** Fields of the signature for what the systems decided together. */
  signatureFields(): readonly string[];
  /** What readers of the scores should know of it; an option is named as in errors, `{{key}}`. */
  readonly notice?: string | undefined;
}
