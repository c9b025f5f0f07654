import type { Counts } from '../f-score.js';
import type { AnnotatorCounts } from './choose-annotators.js';

const WIDTH = 3;

export interface PackedCounts {
  /** The totals of the annotators that `chooseAnnotators` takes for the sentences with these indices, in order. */
  choose(indices: Int32Array, beta: number): Counts;
}

/** Counts in one typed array, for choosing annotators thousands of times over resampled sentences. */
export function packedCounts(sentences: readonly (readonly AnnotatorCounts[])[]): PackedCounts {
  const starts = new Int32Array(sentences.length + 1);
  sentences.forEach((annotators, at) => {
    starts[at + 1] = starts[at] + WIDTH * annotators.length;
  });
  const counts = new Int32Array(starts[sentences.length]);
  let next = 0;
  for (const [, correct, proposed, gold] of sentences.flat()) {
    counts[next++] = correct;
    counts[next++] = proposed;
    counts[next++] = gold;
  }
  return {
    choose: (indices, beta) => choose(starts, counts, indices, beta * beta),
  };
}

/** The rule of `chooseAnnotators`, without allocating. */
function choose(starts: Int32Array, counts: Int32Array, indices: Int32Array, weight: number): Counts {
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
      for (let own = best; own < end; own += WIDTH) {
        const ownCorrect = correct + counts[own];
        const edits = weight * (gold + counts[own + 2]) + (proposed + counts[own + 1]);
        const f = edits === 0 ? (ownCorrect === 0 ? 1 : 0) : ((1 + weight) * ownCorrect) / edits;
        if (f < bestF) continue;
        if (f === bestF && ownCorrect < bestCorrect) continue;
        if (f === bestF && ownCorrect === bestCorrect && edits >= bestEdits) continue;
        best = own;
        bestF = f;
        bestCorrect = ownCorrect;
        bestEdits = edits;
      }
    }
    correct += counts[best];
    proposed += counts[best + 1];
    gold += counts[best + 2];
  }
  return { correct, proposed, gold };
}
