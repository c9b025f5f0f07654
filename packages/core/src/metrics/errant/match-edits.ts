import type { Edit } from '../../corpus/edit.js';
import { editKeys, type ComparisonOptions, type KeyedEdits } from './keyed-edits.js';

/**
 * For each edit of a hypothesis the index of the gold edit that it matches, or -1: the first that no edit before it has
 * matched, or else the first. With single tokens, an edit matches when the gold has all of them.
 */
export function matchEdits(
  edits: readonly Edit[],
  golds: readonly Edit[],
  keyed: KeyedEdits,
  options: ComparisonOptions,
): number[] {
  const goldsOf = new Map<string, number[]>();
  golds.forEach((gold, at) => {
    for (const key of editKeys(gold, options, keyed)) {
      const sharing = goldsOf.get(key);
      if (sharing === undefined) goldsOf.set(key, [at]);
      else sharing.push(at);
    }
  });
  const matched = new Set<number>();
  return edits.map((edit) => {
    const keys = editKeys(edit, options);
    if (!keys.every((key) => goldsOf.has(key))) return -1;
    const candidates = goldsOf.get(keys[0]) ?? [];
    const match = candidates.find((at) => !matched.has(at)) ?? candidates[0];
    matched.add(match);
    return match;
  });
}
