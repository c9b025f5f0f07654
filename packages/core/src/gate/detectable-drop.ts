import type { AnnotatorCounts } from '../metrics/edit-based/choose-annotators.js';
import type { EditMetric, EditStats } from '../metrics/edit-based/edit-metric.js';
import { ROUNDING } from '../significance/p-value.js';

/**
 * The least number of changed sentences with which a drop can be significant: when all of them got worse, chance
 * gives as large a drop only in the one of 2ⁿ swaps that leaves every sentence where it is.
 */
export function sentencesNeeded(level: number): number {
  return Math.floor(Math.log2(1 / level)) + 1;
}

/** The least drop whose one-sided p-value, over these differences without an effect, is below the level. */
export function criticalDrop(differences: Float64Array, level: number): number | null {
  const sorted = differences.toSorted();
  // As in `dropP`, the observed sample is one of those possible.
  const isRare = (count: number): boolean => (count + 1) / (sorted.length + 1) < level;
  let critical: number | null = null;
  for (let at = 0; at < sorted.length && sorted[at] < -ROUNDING;) {
    let end = at + 1;
    while (end < sorted.length && sorted[end] <= sorted[at] + ROUNDING) end++;
    if (!isRare(end)) break;
    critical = -sorted[at];
    at = end;
  }
  return critical;
}

/**
 * The least drop that could be significant on this gold: as many sentences as are needed each lose a right edit, or
 * each gain a wrong one, whichever costs less, and nothing gets better. Null where there are too few sentences, or no
 * score to lose.
 */
export function smallestDrop(metric: EditMetric, before: readonly EditStats[], level: number): number | null {
  const needed = sentencesNeeded(level);
  const value = metric.corpus(before).value;
  const drops = [
    worsen(before, needed, hasRightEdit, ([annotator, correct, proposed, gold]) => [
      annotator,
      correct - 1,
      proposed - 1,
      gold,
    ]),
    worsen(
      before,
      needed,
      () => true,
      ([annotator, correct, proposed, gold]) => [annotator, correct, proposed + 1, gold],
    ),
  ]
    .map((worse) => (worse === undefined ? 0 : value - metric.corpus(worse).value))
    .filter((drop) => drop > ROUNDING);
  return drops.length === 0 ? null : Math.min(...drops);
}

/** The counts with the first `needed` sentences that can get worse made worse; undefined where there are fewer. */
function worsen(
  before: readonly EditStats[],
  needed: number,
  canWorsen: (counts: EditStats) => boolean,
  worsenCounts: (counts: AnnotatorCounts) => AnnotatorCounts,
): EditStats[] | undefined {
  const chosen = new Set([...before.keys()].filter((at) => canWorsen(before[at])).slice(0, needed));
  return chosen.size < needed
    ? undefined
    : before.map((counts, at) => (chosen.has(at) ? counts.map(worsenCounts) : counts));
}

function hasRightEdit(counts: EditStats): boolean {
  return counts.every(([, correct]) => correct > 0);
}
