import type { Edit } from '../../corpus/edit.js';
import type { AlignedEdit } from '../edit-based/alignment.js';
import { editKeys, type ComparisonOptions, type KeyedEdits } from './keyed-edits.js';

/** The gold edits that an edit makes. */
export type EditMatch = Pick<AlignedEdit, 'gold' | 'also'>;

/**
 * The gold edits that each edit of a hypothesis makes: the first that no edit before it has made, or else the first. What
 * is left of gold edits that are the same to the comparison, such as one listed twice, is made by the last edit that makes
 * one of them, as they all count as right. With single tokens, an edit matches when the gold has all of them.
 */
export function matchEdits(
  edits: readonly Edit[],
  golds: readonly Edit[],
  keyed: KeyedEdits,
  options: ComparisonOptions,
): EditMatch[] {
  const goldsOf = new Map<string, number[]>();
  golds.forEach((gold, at) => {
    for (const key of editKeys(gold, options, keyed)) {
      const sharing = goldsOf.get(key);
      if (sharing === undefined) goldsOf.set(key, [at]);
      else sharing.push(at);
    }
  });
  const made = new Set<number>();
  const lastOf = new Map<string, number>();
  const matches = edits.map((edit, index) => {
    const keys = editKeys(edit, options);
    if (!keys.every((key) => goldsOf.has(key))) return -1;
    const candidates = goldsOf.get(keys[0]) ?? [];
    const match = candidates.find((at) => !made.has(at)) ?? candidates[0];
    made.add(match);
    lastOf.set(keys[0], index);
    return match;
  });
  const also = new Map<number, readonly number[]>();
  if (options.mode !== 'dt') {
    for (const [key, index] of lastOf) {
      const left = goldsOf.get(key)?.filter((at) => !made.has(at)) ?? [];
      if (left.length > 0) also.set(index, left);
    }
  }
  return matches.map((gold, index) => ({ gold, ...(also.has(index) ? { also: also.get(index) ?? [] } : {}) }));
}
