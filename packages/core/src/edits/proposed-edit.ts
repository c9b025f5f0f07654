/** An edit of the hypothesis: source tokens `start` to `end` became hypothesis tokens `from` to `to`. */
export interface ProposedEdit {
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
  /** Where a variant of a scorer takes it to be, if that is elsewhere: gold edits there are compared with it. */
  readonly taken?: { readonly start: number; readonly end: number };
}

/** The edit without the words at its ends that it leaves unchanged. */
export function trim<E extends ProposedEdit>(edit: E, source: ArrayLike<unknown>, hypothesis: ArrayLike<unknown>): E {
  let { start, end, from, to } = edit;
  while (start < end && from < to && source[end - 1] === hypothesis[to - 1]) {
    end--;
    to--;
  }
  while (start < end && from < to && source[start] === hypothesis[from]) {
    start++;
    from++;
  }
  return { ...edit, start, end, from, to };
}

/** What an edit does to the source, in words. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly original: string;
  readonly correction: string;
}

export function changeOf(
  { start, end, from, to }: ProposedEdit,
  source: readonly string[],
  hypothesis: readonly string[],
): Change {
  return {
    start,
    end,
    original: source.slice(start, end).join(' '),
    correction: hypothesis.slice(from, to).join(' '),
  };
}
