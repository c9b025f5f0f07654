import type { LevelCounts } from './levels.js';

/** The counts of one annotator for one sentence; the last part is there when levels were asked for. */
export type AnnotatorCounts = readonly [
  annotator: number,
  correct: number,
  proposed: number,
  gold: number,
  levels?: LevelCounts,
];

/**
 * Chooses for each sentence, in order, the annotator that maximises F of the running totals (CoNLL-2014, section
 * 5). Among equals more correct edits win, then the smaller weighted number of edits, then the first.
 */
export function chooseAnnotators(sentences: readonly (readonly AnnotatorCounts[])[], beta: number): AnnotatorCounts[] {
  const weight = beta * beta;
  let correctSoFar = 0;
  let proposedSoFar = 0;
  let goldSoFar = 0;
  return sentences.map((annotators) => {
    let best = annotators[0];
    let bestF = -1;
    let bestCorrect = 0;
    let bestEdits = 0;
    for (const counts of annotators) {
      const correct = correctSoFar + counts[1];
      const edits = weight * (goldSoFar + counts[3]) + (proposedSoFar + counts[2]);
      const f = edits === 0 ? (correct === 0 ? 1 : 0) : ((1 + weight) * correct) / edits;
      const better =
        f > bestF || (f === bestF && (correct > bestCorrect || (correct === bestCorrect && edits < bestEdits)));
      if (!better) continue;
      best = counts;
      bestF = f;
      bestCorrect = correct;
      bestEdits = edits;
    }
    correctSoFar += best[1];
    proposedSoFar += best[2];
    goldSoFar += best[3];
    return best;
  });
}
