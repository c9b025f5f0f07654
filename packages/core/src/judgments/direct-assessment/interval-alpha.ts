/** Sums over outputs that several judges scored; they add up over sentences, so that resamples are sums of them. */
export interface AlphaSums {
  /** Scores of outputs with two or more. */
  readonly scores: number;
  readonly sum: number;
  readonly squares: number;
  /** Squared differences within outputs, an output with m scores counting for m of them. */
  readonly within: number;
}

export const NO_SCORES: AlphaSums = { scores: 0, sum: 0, squares: 0, within: 0 };

/** What an output adds; nothing if only one judge scored it. */
export function alphaSums(values: readonly number[]): AlphaSums {
  const count = values.length;
  if (count < 2) return NO_SCORES;
  const sum = values.reduce((total, value) => total + value, 0);
  const squares = values.reduce((total, value) => total + value * value, 0);
  return { scores: count, sum, squares, within: squaredDifferences(count, sum, squares) / (count - 1) };
}

export function addAlphaSums(sums: AlphaSums, added: AlphaSums, times = 1): AlphaSums {
  return {
    scores: sums.scores + times * added.scores,
    sum: sums.sum + times * added.sum,
    squares: sums.squares + times * added.squares,
    within: sums.within + times * added.within,
  };
}

/**
 * Krippendorff's alpha for interval data (Krippendorff 2011, section D): 1 less the mean squared difference within
 * outputs, divided by that between any two scores. 1 when all agree, also where only one score is used; NaN when
 * nothing was compared.
 */
export function intervalAlpha({ scores, sum, squares, within }: AlphaSums): number {
  if (scores === 0) return NaN;
  if (within === 0) return 1;
  return 1 - ((scores - 1) * within) / squaredDifferences(scores, sum, squares);
}

/** The sum of (a - b)² over all ordered pairs of `count` values. */
function squaredDifferences(count: number, sum: number, squares: number): number {
  return Math.max(0, 2 * (count * squares - sum * sum));
}
