/** A kind of error that annotators tell apart. */
export interface ErrorType {
  /** As edits name it, e.g. `ArtOrDet`. */
  readonly tag: string;
  readonly name: string;
  readonly description: string;
}

/** The error types of an annotation scheme, in the order in which its tables list them. */
export interface ErrorTypeSet {
  readonly name: string;
  readonly types: readonly ErrorType[];
}
