/** The chances of the three outcomes of comparing one system with another. */
export interface OutcomeChances {
  readonly win: number;
  readonly tie: number;
  readonly loss: number;
}

/**
 * The model of Davidson (1970): a system wins with a chance in proportion to its strength, and two tie with a chance in
 * proportion to ν times the geometric mean of both strengths.
 * @param difference log-strength of the first system minus that of the second
 * @param nu 0 when there are no ties
 */
export function davidson(difference: number, nu: number): OutcomeChances {
  // Divided by the larger of both strengths, so that nothing overflows.
  const larger = Math.abs(difference) / 2;
  const win = Math.exp(difference / 2 - larger);
  const loss = Math.exp(-difference / 2 - larger);
  const tie = nu * Math.exp(-larger);
  const sum = win + loss + tie;
  return { win: win / sum, tie: tie / sum, loss: loss / sum };
}

/** Outcomes of comparisons, by pair: what the likelihood depends on. */
export interface Outcomes {
  readonly size: number;
  /** By pair, in the order of the rows of a triangle: how often the first system won, lost and tied. */
  readonly won: Float64Array;
  readonly lost: Float64Array;
  readonly tied: Float64Array;
}

/** The logarithm of the likelihood, its gradient and its negated second derivatives (the information matrix). */
export interface Likelihood {
  readonly value: number;
  readonly gradient: Float64Array;
  readonly information: Float64Array;
}

/**
 * The likelihood of outcomes and its derivatives by the log-strengths and, where there are ties, by log ν, which is
 * then the last parameter. It is an exponential family in these, and so concave: the gradient is observed minus
 * expected, the information the variance of a comparison times how many there were.
 */
export function davidsonLikelihood({ size, won, lost, tied }: Outcomes, parameters: Float64Array): Likelihood {
  const width = parameters.length;
  const withTies = width > size;
  const nu = withTies ? Math.exp(parameters[size]) : 0;
  const gradient = new Float64Array(width);
  const information = new Float64Array(width * width);
  let value = 0;
  let pair = 0;
  for (let first = 0; first < size; first++) {
    for (let second = first + 1; second < size; second++, pair++) {
      const [w, l, t] = [won[pair], lost[pair], tied[pair]];
      const total = w + l + t;
      if (total === 0) continue;
      const half = (parameters[first] - parameters[second]) / 2;
      const larger = Math.abs(half);
      const win = Math.exp(half - larger);
      const loss = Math.exp(-half - larger);
      const tie = nu * Math.exp(-larger);
      const sum = win + loss + tie;
      value += (w - l) * half - total * (Math.log(sum) + larger);
      // The sufficient statistics of a comparison: half of win minus loss, and whether it is a tie.
      const mean = (win - loss) / sum / 2;
      const tieShare = tie / sum;
      const slope = (w - l) / 2 - total * mean;
      gradient[first] += slope;
      gradient[second] -= slope;
      const variance = total * ((1 - tieShare) / 4 - mean * mean);
      information[first * width + first] += variance;
      information[second * width + second] += variance;
      information[first * width + second] -= variance;
      information[second * width + first] -= variance;
      if (!withTies) continue;
      value += t * parameters[size];
      gradient[size] += t - total * tieShare;
      information[size * width + size] += total * tieShare * (1 - tieShare);
      const covariance = -total * tieShare * mean;
      information[first * width + size] += covariance;
      information[size * width + first] += covariance;
      information[second * width + size] -= covariance;
      information[size * width + second] -= covariance;
    }
  }
  return { value, gradient, information };
}
