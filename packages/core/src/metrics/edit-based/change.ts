import type { ProposedEdit } from '../../edits/proposed-edit.js';

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
