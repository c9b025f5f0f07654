/** How a team comes to a task. */
export interface TeamAccess {
  /** The key in its link. */
  readonly key: string;
  /** With the key of a team of a benchmark, which of its data sets; a key of one task needs none. */
  readonly task?: string | undefined;
  /** Where it looks at its sentences. */
  readonly explorer: string;
}
