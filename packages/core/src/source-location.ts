/** The file and line that a message is about. */
export interface SourceLocation {
  readonly file?: string | undefined;
  /** 1-based. */
  readonly line?: number | undefined;
}
