import { normalQuantile } from '../stats/normal-quantile.js';
import { TAIL, millsRatio, normalDensity, proportionBelow } from '../stats/normal.js';

/** The constants of a game. */
export interface Game {
  /** Standard deviation of a performance around the skill. */
  readonly beta: number;
  /** Performances that differ by less than this draw. */
  readonly margin: number;
}

/** A game in which equals draw with this probability (Herbrich et al. 2007, section 3). */
export function gameOf(beta: number, drawProbability: number): Game {
  return { beta, margin: normalQuantile((drawProbability + 1) / 2) * Math.SQRT2 * beta };
}

/** How far a match moves the means, and by what share it narrows the variances. */
export interface Correction {
  readonly shift: number;
  readonly shrink: number;
}

/**
 * V and W of a decided match (Herbrich et al. 2007, section 3), for the winner's lead and the draw margin, both in
 * units of the performances' standard deviation.
 */
export function winCorrection(lead: number, margin: number): Correction {
  const x = lead - margin;
  // Far out both are too small for their quotient, which is the inverse of the Mills ratio.
  const density = normalDensity(x);
  const shift = x < -TAIL ? 1 / millsRatio(-x) : density / proportionBelow(x, density);
  return { shift, shrink: shift * (shift + x) };
}

/** As `winCorrection` for a draw; the shift is the leader's, and goes against it. */
export function drawCorrection(lead: number, margin: number): Correction {
  const distance = Math.abs(lead);
  const near = margin - distance;
  const far = -margin - distance;
  const nearDensity = normalDensity(near);
  const farDensity = normalDensity(far);
  const share = proportionBelow(near, nearDensity) - proportionBelow(far, farDensity);
  // A draw so unlikely that its probability is 0 in floating point: take the limits.
  if (!(share > 0)) return { shift: lead < 0 ? -near : near, shrink: 1 };
  const shift = (farDensity - nearDensity) / share;
  const shrink = shift * shift + (near * nearDensity - far * farDensity) / share;
  return { shift: lead < 0 ? -shift : shift, shrink };
}

/** What is known of the skills of systems: a normal distribution each. */
export interface Skills {
  readonly means: Float64Array;
  readonly variances: Float64Array;
}

/** Updates the skills of two systems after a match that `better` won, or that was a draw. */
export function playMatch(
  { means, variances }: Skills,
  better: number,
  worse: number,
  isDraw: boolean,
  { beta, margin }: Game,
): void {
  const square = 2 * beta * beta + variances[better] + variances[worse];
  const spread = Math.sqrt(square);
  const lead = (means[better] - means[worse]) / spread;
  const { shift, shrink } = isDraw ? drawCorrection(lead, margin / spread) : winCorrection(lead, margin / spread);
  means[better] += (variances[better] / spread) * shift;
  means[worse] -= (variances[worse] / spread) * shift;
  variances[better] *= 1 - (variances[better] / square) * shrink;
  variances[worse] *= 1 - (variances[worse] / square) * shrink;
}
