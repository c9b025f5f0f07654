import type { Counts } from '../f-score.js';
import type { StatsList } from '../metric.js';
import { CompactNumbers, type Numbers } from '../rows/compact-numbers.js';
import type { AnnotatorCounts } from './choose-annotators.js';

/** The numbers that are packed of each annotator: correct, proposed, gold. */
export const WIDTH = 3;

/** Adds up the annotators that a running choice takes for the sentences with these indices, in order. */
export type PackedChoice = (starts: Uint32Array, counts: Numbers, indices: Uint32Array, beta: number) => Counts;

export interface PackedCounts {
  /** The totals of the annotators that are chosen for the sentences with these indices, in order. */
  choose(indices: Uint32Array, beta: number): Counts;
}

/**
 * Counts in one typed array, for choosing annotators thousands of times over resampled sentences; those of the second
 * list come after those of the first.
 */
export function packedCounts(
  lists: readonly StatsList<readonly AnnotatorCounts[]>[],
  choose: PackedChoice = conllPackedChoice,
): PackedCounts {
  const starts = new Uint32Array(lists.reduce((sum, { length }) => sum + length, 0) + 1);
  const numbers = new CompactNumbers();
  let at = 0;
  for (const sentences of lists) {
    for (const annotators of sentences) {
      for (const [, correct, proposed, gold] of undominated(annotators)) {
        numbers.push(correct);
        numbers.push(proposed);
        numbers.push(gold);
      }
      starts[++at] = numbers.length;
    }
  }
  const counts = numbers.toArray();
  return {
    choose: (indices, beta) => choose(starts, counts, indices, beta),
  };
}

/** Leaves out annotators that no rule chooses: another has as many correct edits, and no more of the others. */
function undominated(annotators: readonly AnnotatorCounts[]): readonly AnnotatorCounts[] {
  if (annotators.length === 1) return annotators;
  return annotators.filter(
    (counts, at) => !annotators.some((rival, rivalAt) => rivalAt !== at && dominates(rival, counts, rivalAt < at)),
  );
}

function dominates(rival: AnnotatorCounts, counts: AnnotatorCounts, isFirst: boolean): boolean {
  const [, correct, proposed, gold] = counts;
  const [, rivalCorrect, rivalProposed, rivalGold] = rival;
  if (rivalCorrect < correct || rivalProposed > proposed || rivalGold > gold) return false;
  return isFirst || rivalCorrect > correct || rivalProposed < proposed || rivalGold < gold;
}

/** The rule of `ConllChoice`, without allocating. */
export function conllPackedChoice(starts: Uint32Array, counts: Numbers, indices: Uint32Array, beta: number): Counts {
  const weight = beta * beta;
  let correct = 0;
  let proposed = 0;
  let gold = 0;
  for (let at = 0; at < indices.length; at++) {
    const end = starts[indices[at] + 1];
    let best = starts[indices[at]];
    if (end - best > WIDTH) {
      let bestF = -1;
      let bestCorrect = 0;
      let bestEdits = 0;
      for (let candidate = best; candidate < end; candidate += WIDTH) {
        const candidateCorrect = correct + counts[candidate];
        const edits = weight * (gold + counts[candidate + 2]) + (proposed + counts[candidate + 1]);
        const f = edits === 0 ? (candidateCorrect === 0 ? 1 : 0) : ((1 + weight) * candidateCorrect) / edits;
        if (f < bestF) continue;
        if (f === bestF && candidateCorrect < bestCorrect) continue;
        if (f === bestF && candidateCorrect === bestCorrect && edits >= bestEdits) continue;
        best = candidate;
        bestF = f;
        bestCorrect = candidateCorrect;
        bestEdits = edits;
      }
    }
    correct += counts[best];
    proposed += counts[best + 1];
    gold += counts[best + 2];
  }
  return { correct, proposed, gold };
}
