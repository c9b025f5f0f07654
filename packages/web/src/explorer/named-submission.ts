/** A submission with the name that it has in links to the explorer. */
export interface NamedSubmission {
  readonly name: string;
  readonly submission: string;
}
