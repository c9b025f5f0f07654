import { cholesky, invertCholesky, solveCholesky } from '../stats/cholesky.js';
import { davidsonLikelihood, type Likelihood, type Outcomes } from './davidson.js';

/** Newton's decrement, squared, below which the next step is the last: far below any error of the estimate. */
const TOLERANCE = 1e-16;
const MAX_ITERATIONS = 200;
/** How much sums of likelihoods may differ by rounding alone. */
const ROUNDING = 1e-13;

interface Maximum {
  readonly likelihood: Likelihood;
  readonly iterations: number;
  readonly converged: boolean;
}

/**
 * Moves the parameters to the maximum of the likelihood: log-strengths, and log ν where there are ties. Newton's
 * method, with steps halved until the likelihood grows, reaches the one maximum of a concave function from anywhere.
 */
export function maximiseLikelihood(outcomes: Outcomes, parameters: Float64Array): Maximum {
  const { size } = outcomes;
  let likelihood = davidsonLikelihood(outcomes, parameters);
  for (let iterations = 1; iterations <= MAX_ITERATIONS; iterations++) {
    const { gradient, information } = likelihood;
    const step = solveCholesky(cholesky(anchored(information, size, gradient.length), gradient.length), gradient);
    const decrement = step.reduce((sum, value, at) => sum + value * gradient[at], 0);
    likelihood = takeStep(outcomes, parameters, step, likelihood);
    if (decrement <= TOLERANCE) return { likelihood, iterations, converged: true };
  }
  return { likelihood, iterations: MAX_ITERATIONS, converged: false };
}

/** Makes the step, or the first of its halves, quarters, … that does not lower the likelihood. */
function takeStep(outcomes: Outcomes, parameters: Float64Array, step: Float64Array, { value }: Likelihood): Likelihood {
  const from = parameters.slice();
  const lowest = value - ROUNDING * Math.abs(value);
  for (let scale = 1; ; scale /= 2) {
    step.forEach((change, at) => {
      parameters[at] = from[at] + scale * change;
    });
    centre(parameters, outcomes.size);
    const likelihood = davidsonLikelihood(outcomes, parameters);
    if (likelihood.value >= lowest || scale < Number.EPSILON) return likelihood;
  }
}

/** Strengths are known only up to a factor: their logarithms have the mean 0. */
function centre(parameters: Float64Array, size: number): void {
  let sum = 0;
  for (let at = 0; at < size; at++) sum += parameters[at];
  for (let at = 0; at < size; at++) parameters[at] -= sum / size;
}

/**
 * The information, with some added about the sum of all log-strengths, of which judgments say nothing; so it can be
 * inverted, and steps leave the sum as it is.
 */
function anchored(information: Float64Array, size: number, width: number): Float64Array {
  const weight = anchorOf(information, size, width);
  const matrix = information.slice();
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) matrix[row * width + column] += weight;
  }
  return matrix;
}

/** As large as the information itself, for the sake of rounding. */
function anchorOf(information: Float64Array, size: number, width: number): number {
  let trace = 0;
  for (let at = 0; at < size; at++) trace += information[at * width + at];
  return trace > 0 ? trace / size / size : 1;
}

/** The covariance of the estimates: the inverse of the information. */
export function covarianceOf(information: Float64Array, size: number, width: number): Float64Array {
  const weight = anchorOf(information, size, width);
  const inverse = invertCholesky(cholesky(anchored(information, size, width), width), width);
  // What the anchor adds to the inverse is the same for all log-strengths.
  const added = 1 / (weight * size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) inverse[row * width + column] -= added;
  }
  return inverse;
}
