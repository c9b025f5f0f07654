/**
 * The two-sided p-value of the sign test (exact binomial with even odds): how likely a split at least this uneven is
 * when both sides are equally likely to win. Exact for any number of trials: the terms are summed from the largest,
 * whose logarithm is known, so that none of them overflows.
 */
export function signTest(wins: number, losses: number): number {
  const trials = wins + losses;
  const fewer = Math.min(wins, losses);
  if (2 * fewer === trials) return 1;
  let logTerm = -trials * Math.LN2;
  for (let at = 1; at <= fewer; at++) logTerm += Math.log((trials - fewer + at) / at);
  let term = 1;
  let sum = 1;
  for (let at = fewer; at > 0 && term > sum * Number.EPSILON; at--) {
    term *= at / (trials - at + 1);
    sum += term;
  }
  return Math.min(1, 2 * sum * Math.exp(logTerm));
}
