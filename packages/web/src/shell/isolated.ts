/** A text within words of ours that keeps its direction to itself, as `bdi` does where there may be elements. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
