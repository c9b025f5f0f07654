import type { ReferenceChoice } from './choose.js';
import { distinctCounts, type Counts } from './counts.js';

const ROUNDING = 1e-9;

/** What may still be taken off gain and loss, as numbers below 0. */
export interface Discount {
  readonly gain: number;
  readonly loss: number;
}

/**
 * The different counts, in a fixed order, without those that are never chosen whatever is added to all of them: where
 * others have more gain and no more loss, or less loss and no less gain. Those that may end without any gain or any loss
 * all stay: they may be equally bad or perfect, whatever the other is.
 */
export function usefulCounts(all: readonly Counts[], choice: ReferenceChoice, discount: Discount): Counts[] {
  const counts = distinctCounts(all);
  if (counts.length === 1) return counts;
  const gains = new Float64Array(counts.length);
  const losses = new Float64Array(counts.length);
  for (let at = 0; at < counts.length; at++) {
    const pair = choice.gainAndLoss(counts[at]);
    if (pair === undefined) return counts;
    [gains[at], losses[at]] = pair;
  }
  const byGain = [...counts.keys()].sort((a, b) => gains[b] - gains[a] || losses[a] - losses[b]);
  let leastLoss = Infinity;
  let gainOfLeast = Infinity;
  const useful = new Uint8Array(counts.length);
  for (const at of byGain) {
    const hasMoreLoss = losses[at] > leastLoss + ROUNDING;
    const hasLessGain = losses[at] >= leastLoss && gains[at] < gainOfLeast - ROUNDING;
    if (losses[at] < leastLoss) {
      leastLoss = losses[at];
      gainOfLeast = gains[at];
    }
    const mayBeNothing = gains[at] + discount.gain < ROUNDING || losses[at] + discount.loss < ROUNDING;
    useful[at] = mayBeNothing || !(hasMoreLoss || hasLessGain) ? 1 : 0;
  }
  return counts.filter((_, at) => useful[at] === 1);
}
