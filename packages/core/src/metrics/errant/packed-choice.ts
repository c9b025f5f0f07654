import { WIDTH } from '../edit-based/packed-counts.js';
import { tenThousandths } from './round.js';

/** The running choice of ERRANT over packed counts, without allocating: correct, proposed and gold of each candidate. */
export class PackedErrantChoice {
  readonly #starts: Uint32Array;
  readonly #counts: ArrayLike<number>;
  readonly #weight: number;
  correct = 0;
  proposed = 0;
  gold = 0;

  /** The candidates of a sentence begin in `counts` where `starts` says. */
  constructor(starts: Uint32Array, counts: ArrayLike<number>, beta: number) {
    this.#starts = starts;
    this.#counts = counts;
    this.#weight = beta * beta;
  }

  /** Adds the counts of the candidate that is chosen for a sentence; returns where they stand. */
  choose(sentence: number): number {
    const counts = this.#counts;
    const end = this.#starts[sentence + 1];
    let best = this.#starts[sentence];
    if (end - best > WIDTH) {
      let bestF = this.#f(best);
      for (let candidate = best + WIDTH; candidate < end; candidate += WIDTH) {
        const f = this.#f(candidate);
        if (f < bestF || (f === bestF && !hasPrecedence(counts, candidate, best))) continue;
        best = candidate;
        bestF = f;
      }
    }
    this.correct += counts[best];
    this.proposed += counts[best + 1];
    this.gold += counts[best + 2];
    return best;
  }

  #f(candidate: number): number {
    const correct = this.correct + this.#counts[candidate];
    if (correct === 0) return this.#fOfNothing(candidate);
    const precision = correct / (this.proposed + this.#counts[candidate + 1]);
    const recall = correct / (this.gold + this.#counts[candidate + 2]);
    return tenThousandths(((1 + this.#weight) * precision * recall) / (this.#weight * precision + recall));
  }

  /** Without a right edit F is 0, unless there is nothing at all. */
  #fOfNothing(candidate: number): number {
    const edits = this.proposed + this.gold + this.#counts[candidate + 1] + this.#counts[candidate + 2];
    return edits === 0 ? 10_000 : 0;
  }
}

/** More right edits, or as many and fewer wrong ones, or as many of both and fewer missed ones. */
function hasPrecedence(counts: ArrayLike<number>, first: number, second: number): boolean {
  if (counts[first] !== counts[second]) return counts[first] > counts[second];
  if (counts[first + 1] !== counts[second + 1]) return counts[first + 1] < counts[second + 1];
  return counts[first + 2] < counts[second + 2];
}
