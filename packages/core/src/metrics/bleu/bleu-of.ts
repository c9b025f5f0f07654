import { exp, log } from '../../stats/exp-log.js';
import { ORDER } from './bleu-stats.js';

/** What to do where an order has n-grams but none of them matches: let the score be 0, or count a part of a match. */
export type BleuSmoothing = 'none' | 'exp';

export interface BleuOfOptions {
  readonly smoothing: BleuSmoothing;
  /** Leave out orders longer than the hypothesis. */
  readonly effectiveOrder: boolean;
}

/** BLEU and what it is made of. */
export interface Bleu {
  readonly value: number;
  /** For each order, the part of the n-grams of the hypothesis that references have; 0 where it has no n-grams. */
  readonly precisions: readonly number[];
  readonly brevityPenalty: number;
  readonly hypothesisLength: number;
  /** The sum of the lengths of the closest references. */
  readonly referenceLength: number;
}

/** BLEU of summed statistics (Papineni et al. 2002). */
export function bleuOf(totals: ArrayLike<number>, { smoothing, effectiveOrder }: BleuOfOptions): Bleu {
  const hypothesisLength = totals[0];
  const referenceLength = totals[1];
  const precisions: number[] = [];
  let misses = 0;
  let matches = 0;
  let effective = 0;
  for (let n = 1; n <= ORDER; n++) {
    const matched = totals[2 * n];
    const all = totals[2 * n + 1];
    matches += matched;
    if (all > 0) effective = n;
    if (all > 0 && matched === 0 && smoothing === 'exp') precisions.push(1 / (2 ** ++misses * all));
    else precisions.push(all === 0 ? 0 : matched / all);
  }
  const brevityPenalty = brevity(hypothesisLength, referenceLength);
  const used = effectiveOrder ? effective : ORDER;
  const logs = precisions.slice(0, used).reduce((sum, precision) => sum + log(precision), 0);
  const value = matches === 0 ? 0 : brevityPenalty * exp(logs / used);
  return { value, precisions, brevityPenalty, hypothesisLength, referenceLength };
}

function brevity(hypothesis: number, reference: number): number {
  if (hypothesis >= reference) return 1;
  return hypothesis === 0 ? 0 : exp(1 - reference / hypothesis);
}
