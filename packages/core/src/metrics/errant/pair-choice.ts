import { ratiosOf, type EditCounts } from './counts.js';
import { tenThousandths } from './round.js';

/**
 * Chooses for each sentence, in order, the pair of annotators that maximises F of the running totals, rounded to four
 * decimals as ERRANT does. Among equals more right edits win, then fewer wrong ones, then fewer missed ones, then the
 * first.
 */
export class PairChoice<Pair extends EditCounts = EditCounts> {
  readonly #beta: number;
  #tp = 0;
  #fp = 0;
  #fn = 0;

  constructor(beta: number) {
    this.#beta = beta;
  }

  /** The counts of those chosen so far. */
  get totals(): EditCounts {
    return { tp: this.#tp, fp: this.#fp, fn: this.#fn };
  }

  choose<Candidate extends Pair>(pairs: readonly Candidate[]): Candidate {
    let best = pairs[0];
    let bestF = this.#f(best);
    for (let at = 1; at < pairs.length; at++) {
      const f = this.#f(pairs[at]);
      if (f < bestF || (f === bestF && !hasPrecedence(pairs[at], best))) continue;
      best = pairs[at];
      bestF = f;
    }
    this.#tp += best.tp;
    this.#fp += best.fp;
    this.#fn += best.fn;
    return best;
  }

  #f({ tp, fp, fn }: EditCounts): number {
    return tenThousandths(ratiosOf({ tp: this.#tp + tp, fp: this.#fp + fp, fn: this.#fn + fn }, this.#beta).value);
  }
}

/** True when the first goes before the second where their F is the same. */
function hasPrecedence(first: EditCounts, second: EditCounts): boolean {
  if (first.tp !== second.tp) return first.tp > second.tp;
  if (first.fp !== second.fp) return first.fp < second.fp;
  return first.fn < second.fn;
}
