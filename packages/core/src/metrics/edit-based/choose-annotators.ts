import type { Counts } from '../f-score.js';
import type { LevelCounts } from './levels.js';

/** The counts of one annotator for one sentence, and what a metric adds to them, such as levels. */
export type AnnotatorCounts<Detail = unknown> = readonly [
  annotator: number,
  correct: number,
  proposed: number,
  gold: number,
  detail?: Detail,
];

/** Chooses an annotator for each sentence, in order, by totals that it keeps. */
export interface RunningChoice {
  /** The counts of those chosen so far. */
  readonly totals: Counts;
  choose<Candidate extends AnnotatorCounts>(annotators: readonly Candidate[]): Candidate;
}

/**
 * Chooses for each sentence, in order, the annotator that maximises F of the running totals (CoNLL-2014, section
 * 5). Among equals more correct edits win, then the smaller weighted number of edits, then the first.
 */
export class ConllChoice implements RunningChoice {
  readonly #weight: number;
  #correct = 0;
  #proposed = 0;
  #gold = 0;

  constructor(beta: number) {
    this.#weight = beta * beta;
  }

  get totals(): Counts {
    return { correct: this.#correct, proposed: this.#proposed, gold: this.#gold };
  }

  choose<Candidate extends AnnotatorCounts>(annotators: readonly Candidate[]): Candidate {
    const weight = this.#weight;
    let best = annotators[0];
    let bestF = -1;
    let bestCorrect = 0;
    let bestEdits = 0;
    for (const counts of annotators) {
      const correct = this.#correct + counts[1];
      const edits = weight * (this.#gold + counts[3]) + (this.#proposed + counts[2]);
      const f = edits === 0 ? (correct === 0 ? 1 : 0) : ((1 + weight) * correct) / edits;
      const better =
        f > bestF || (f === bestF && (correct > bestCorrect || (correct === bestCorrect && edits < bestEdits)));
      if (!better) continue;
      best = counts;
      bestF = f;
      bestCorrect = correct;
      bestEdits = edits;
    }
    this.#correct += best[1];
    this.#proposed += best[2];
    this.#gold += best[3];
    return best;
  }
}

/** What the running choice takes for each sentence. */
export function chooseAnnotators(sentences: Iterable<readonly AnnotatorCounts[]>, beta: number): AnnotatorCounts[] {
  const choice = new ConllChoice(beta);
  return Array.from(sentences, (annotators) => choice.choose(annotators));
}

const PLAIN = 4;
const WITH_LEVELS = 8;

/** The counts of the annotators, one after the other: four numbers for each, and four more where there are levels. */
export function rowOfCounts(annotators: readonly AnnotatorCounts<LevelCounts>[]): number[] {
  const row: number[] = [];
  for (const [annotator, correct, proposed, gold, levels] of annotators) {
    row.push(annotator, correct, proposed, gold);
    if (levels !== undefined) row.push(...levels);
  }
  return row;
}

export function countsOfRow(row: readonly number[], hasLevels: boolean): AnnotatorCounts<LevelCounts>[] {
  const annotators: AnnotatorCounts<LevelCounts>[] = [];
  for (let at = 0; at < row.length; at += hasLevels ? WITH_LEVELS : PLAIN) {
    annotators.push(
      hasLevels
        ? [row[at], row[at + 1], row[at + 2], row[at + 3], [row[at + 4], row[at + 5], row[at + 6], row[at + 7]]]
        : [row[at], row[at + 1], row[at + 2], row[at + 3]],
    );
  }
  return annotators;
}
