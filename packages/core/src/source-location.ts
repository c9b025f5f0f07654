/** Where something was read, for messages. */
export interface SourceLocation {
  readonly file?: string | undefined;
  /** From 1. */
  readonly line?: number | undefined;
}
