import { logGamma } from './incomplete-beta.js';
import type { MersenneTwister } from '../random/mersenne-twister.js';

/**
 * Draws how many of some trials succeed, by inversion: one random number runs through the probabilities of all
 * outcomes, the likeliest first and then those beside it by turns, so that the search takes about as many steps as the
 * distribution is wide.
 */
export function drawBinomial(trials: number, success: number, random: MersenneTwister): number {
  if (success <= 0 || trials === 0) return 0;
  if (success >= 1) return trials;
  const odds = success / (1 - success);
  const mode = Math.min(trials, Math.floor((trials + 1) * success));
  let above = mode;
  let below = mode;
  let aboveShare = binomialProbability(mode, trials, success);
  let belowShare = aboveShare;
  let left = random.random() - aboveShare;
  // What rounding leaves over after the last outcome falls to the likeliest.
  while (left >= 0 && (above < trials || below > 0)) {
    if (above < trials) {
      aboveShare *= (odds * (trials - above)) / (above + 1);
      above++;
      left -= aboveShare;
      if (left < 0) return above;
    }
    if (below > 0) {
      belowShare *= below / (odds * (trials - below + 1));
      below--;
      left -= belowShare;
      if (left < 0) return below;
    }
  }
  return mode;
}

function binomialProbability(successes: number, trials: number, success: number): number {
  const failures = trials - successes;
  const logWays = logGamma(trials + 1) - logGamma(successes + 1) - logGamma(failures + 1);
  return Math.exp(logWays + successes * Math.log(success) + failures * Math.log1p(-success));
}
