/** A submission that can be looked at, under the name that it has in links. */
export interface NamedSubmission {
  readonly name: string;
  readonly submission: string;
}
