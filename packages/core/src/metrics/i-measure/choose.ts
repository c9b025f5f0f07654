import { addCounts, type Counts } from './counts.js';
import { gainAndLoss, scoreAspect, type AspectScores, type Weights } from './scores.js';

const SCORES = {
  tp: 'tp',
  tn: 'tn',
  fp: 'fp',
  fn: 'fn',
  p: 'precision',
  r: 'recall',
  f: 'f',
  acc: 'acc',
  wacc: 'wacc',
  i: 'i',
} as const;

/** What the chosen reference maximises, by the names of the original program: `c` correction, `d` detection. */
export type Maximise = `${'c' | 'd'}${keyof typeof SCORES}`;

export const MAXIMISE: readonly Maximise[] = (['c', 'd'] as const).flatMap((aspect) =>
  (Object.keys(SCORES) as (keyof typeof SCORES)[]).map((name): Maximise => `${aspect}${name}`),
);

/** The counts that a choice among references goes by, best first. */
export class ReferenceChoice {
  readonly #score: keyof AspectScores;
  readonly #weights: Weights;
  readonly #detectionFirst: boolean;

  constructor(maximise: Maximise, weights: Weights) {
    this.#score = SCORES[maximise.slice(1) as keyof typeof SCORES];
    this.#detectionFirst = maximise.startsWith('d');
    this.#weights = weights;
  }

  /**
   * For scores that are a gain over the gain and a loss, these two; both add up over the parts of a sentence. Where
   * neither is 0, more gain for no more loss, or less loss for no less gain, is always better.
   */
  gainAndLoss(counts: Counts): readonly [gain: number, loss: number] | undefined {
    if (this.#score !== 'wacc' && this.#score !== 'acc') return undefined;
    const weight = this.#score === 'acc' ? 1 : this.#weights.weight;
    return gainAndLoss(counts, this.#detectionFirst ? 'detection' : 'correction', weight);
  }

  /**
   * Of the candidates, the one that suits best when added to what was chosen before; of equals the first. The score
   * to maximise decides, then I, WAcc and Acc, then the same of the other aspect.
   */
  best(candidates: readonly Counts[], before: Counts): Counts {
    if (candidates.length === 1) return candidates[0];
    let best = candidates[0];
    let bestKeys = this.#keys(addCounts(before, best));
    for (let at = 1; at < candidates.length; at++) {
      const keys = this.#keys(addCounts(before, candidates[at]));
      if (!isGreater(keys, bestKeys)) continue;
      best = candidates[at];
      bestKeys = keys;
    }
    return best;
  }

  #keys(counts: Counts): number[] {
    const correction = this.#keysOf(scoreAspect(counts, 'correction', this.#weights));
    const detection = this.#keysOf(scoreAspect(counts, 'detection', this.#weights));
    return this.#detectionFirst ? [...detection, ...correction] : [...correction, ...detection];
  }

  #keysOf(scores: AspectScores): number[] {
    return [scores[this.#score], scores.i, scores.wacc, scores.acc];
  }
}

function isGreater(a: readonly number[], b: readonly number[]): boolean {
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return a[at] > b[at];
  return false;
}
