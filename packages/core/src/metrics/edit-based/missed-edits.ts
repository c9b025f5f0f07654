import type { Edit } from '../../corpus/edit.js';

/** The gold edits whose index is not among those matched. */
export function missedEdits(matched: readonly (number | null)[], golds: readonly Edit[]): Edit[] {
  const made = new Set(matched);
  return golds.filter((_, at) => !made.has(at));
}
