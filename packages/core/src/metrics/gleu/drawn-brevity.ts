import { exp } from '../../stats/exp-log.js';
import { proportionBelow } from '../../stats/normal.js';

const INVERSE_ROOT_OF_2_PI = 1 / Math.sqrt(2 * Math.PI);
/** From here on one side of the kink holds all that floating point can tell. */
const FAR = 38;

/** The density of the standard normal distribution, the same to the bit on every machine. */
function density(x: number): number {
  return exp(-0.5 * x * x) * INVERSE_ROOT_OF_2_PI;
}

function below(x: number): number {
  if (x < -FAR) return 0;
  return x > FAR ? 1 : proportionBelow(x, density(x));
}

/**
 * The mean of exp(min(0, X)) for a normal X: the brevity penalty where the length of the references is a sum over many
 * draws, so that it lies now on one side of the kink and now on the other.
 */
export function meanBrevity(mean: number, deviation: number): number {
  if (deviation === 0) return exp(Math.min(0, mean));
  const z = mean / deviation;
  return below(z) + exp(mean + (deviation * deviation) / 2) * below(-z - deviation);
}

/** How likely the penalty is to bite: that X is below 0. */
export function shareBelow(mean: number, deviation: number): number {
  return deviation === 0 ? Number(mean < 0) : below(-mean / deviation);
}

/** The variance of min(0, X) for a normal X. */
export function brevityVariance(mean: number, deviation: number): number {
  if (deviation === 0) return 0;
  const z = mean / deviation;
  if (z > FAR) return 0;
  const square = deviation * deviation;
  if (z < -FAR) return square;
  const [share, height] = [below(-z), density(z)];
  const first = z * share - height;
  return square * Math.max(0, (z * z + 1) * share - z * height - first * first);
}
