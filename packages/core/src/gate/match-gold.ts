import type { Baseline } from './baseline.js';

/** Which sentences of a gold a baseline has, with the same source and the same annotations. */
export interface GoldMatch {
  /** For each sentence that both have, its index in the gold and in the baseline. */
  readonly pairs: readonly (readonly [now: number, before: number])[];
  /** Numbers, from 1, of sentences of the gold that are new or changed. */
  readonly added: readonly number[];
  /** Numbers, from 1, of sentences of the baseline that the gold no longer has as they were. */
  readonly removed: readonly number[];
}

/** Finds the sentences of the baseline again by their hashes, wherever they stand now; equal ones in their order. */
export function matchGold({ sentences }: Baseline, hashes: readonly string[]): GoldMatch {
  const unmatched = new Map<string, number[]>();
  sentences.forEach(({ gold }, at) => {
    const equalSentences = unmatched.get(gold);
    if (equalSentences === undefined) unmatched.set(gold, [at]);
    else equalSentences.push(at);
  });
  const pairs: (readonly [number, number])[] = [];
  const added: number[] = [];
  hashes.forEach((hash, now) => {
    const before = unmatched.get(hash)?.shift();
    if (before === undefined) added.push(now + 1);
    else pairs.push([now, before]);
  });
  const removed = [...unmatched.values()].flat().map((at) => at + 1);
  return { pairs, added, removed: removed.sort((a, b) => a - b) };
}
