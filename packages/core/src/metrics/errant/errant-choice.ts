import type { AnnotatorCounts, RunningChoice } from '../edit-based/choose-annotators.js';
import type { PackedChoice } from '../edit-based/packed-counts.js';
import type { Counts } from '../f-score.js';
import { PackedErrantChoice } from './packed-choice.js';
import { PairChoice } from './pair-choice.js';

/** The choice of ERRANT among the annotators of a gold, where there is one hypothesis. */
export class ErrantChoice implements RunningChoice {
  readonly #choice: PairChoice;

  constructor(beta: number) {
    this.#choice = new PairChoice(beta);
  }

  get totals(): Counts {
    const { tp, fp, fn } = this.#choice.totals;
    return { correct: tp, proposed: tp + fp, gold: tp + fn };
  }

  choose<Candidate extends AnnotatorCounts>(annotators: readonly Candidate[]): Candidate {
    const pairs = annotators.map((counts) => ({
      counts,
      tp: counts[1],
      fp: counts[2] - counts[1],
      fn: counts[3] - counts[1],
    }));
    return this.#choice.choose(pairs).counts;
  }
}

/** The rule of `ErrantChoice` over packed counts. */
export const errantPackedChoice: PackedChoice = (starts, counts, indices, beta) => {
  const choice = new PackedErrantChoice(starts, counts, beta);
  for (let at = 0; at < indices.length; at++) choice.choose(indices[at]);
  const { correct, proposed, gold } = choice;
  return { correct, proposed, gold };
};
