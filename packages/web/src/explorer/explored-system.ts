/** A submission that can be looked at, under the name that it has in links. */
export interface ExploredSystem {
  readonly name: string;
  readonly submission: string;
}
