import { davidson, davidsonLikelihood, type OutcomeChances, type Outcomes } from './davidson.js';
import { estimateIsFinite } from './estimate-is-finite.js';
import { covarianceOf, maximiseLikelihood } from './maximise-likelihood.js';
import type { PairCounts } from './pair-counts.js';

export interface BradleyTerryOptions {
  /**
   * How many judgments each system is given in advance, spread evenly over the other systems and all outcomes. By
   * default none; or `FALLBACK_PRIOR` where strengths would be infinite otherwise.
   */
  readonly prior?: number | undefined;
  /** Where to begin, such as the fit of similar counts of the same systems. It changes the time, not the result. */
  readonly start?: Pick<BradleyTerry, 'logStrengths' | 'nu'> | undefined;
}

/** The Bradley-Terry model with ties of Davidson (1970), fitted to judgments. */
export interface BradleyTerry {
  readonly systems: readonly string[];
  /** The logarithm of each strength; their mean is 0. */
  readonly logStrengths: Float64Array;
  /** How much systems tie: those of equal strength with a chance of ν/(2 + ν). */
  readonly nu: number;
  /** Standard errors of the log-strengths, if all judgments were independent of each other. */
  readonly standardErrors: Float64Array;
  /** The covariance of the log-strengths and, where there are ties, of log ν, which comes last; by rows. */
  readonly covariance: Float64Array;
  /** The logarithm of the likelihood of the judgments, without those given in advance. */
  readonly logLikelihood: number;
  /** The judgments given to each system in advance; 0 for the plain maximum of the likelihood. */
  readonly prior: number;
  readonly iterations: number;
  readonly converged: boolean;
}

/** Where the judgments alone would make strengths infinite, each system is given one more, split evenly. */
export const FALLBACK_PRIOR = 1;

/**
 * Fits strengths to judgments by maximum likelihood: Bradley & Terry (1952), with ties by Davidson (1970). Newton's
 * method, with steps halved until the likelihood grows, finds the one maximum of a concave function from anywhere.
 * Never throws: where the maximum is infinite, a prior takes its place, and `prior` says so.
 */
export function bradleyTerry(counts: PairCounts, { prior, start }: BradleyTerryOptions = {}): BradleyTerry {
  const usedPrior = prior ?? (estimateIsFinite(counts) ? 0 : FALLBACK_PRIOR);
  const size = counts.systems.length;
  const observed = outcomesOf(counts);
  const hasTies = observed.tied.some((count) => count > 0);
  const outcomes = usedPrior === 0 ? observed : withPrior(observed, usedPrior, hasTies);
  const parameters = startAt(size, hasTies, start);
  const { likelihood, iterations, converged } = maximiseLikelihood(outcomes, parameters);
  const width = parameters.length;
  const covariance = covarianceOf(likelihood.information, size, width);
  return {
    systems: counts.systems,
    logStrengths: parameters.slice(0, size),
    nu: hasTies ? Math.exp(parameters[size]) : 0,
    standardErrors: Float64Array.from({ length: size }, (_, at) => Math.sqrt(Math.max(0, covariance[at * width + at]))),
    covariance,
    logLikelihood: usedPrior === 0 ? likelihood.value : davidsonLikelihood(observed, parameters).value,
    prior: usedPrior,
    iterations,
    converged,
  };
}

/** The chances of the outcomes when two systems, by index, are compared. */
export function outcomeChances(
  { logStrengths, nu }: Pick<BradleyTerry, 'logStrengths' | 'nu'>,
  first: number,
  second: number,
): OutcomeChances {
  return davidson(logStrengths[first] - logStrengths[second], nu);
}

/** How likely the first system, by index, is to be judged better than the second. */
export function winProbability(fit: Pick<BradleyTerry, 'logStrengths' | 'nu'>, first: number, second: number): number {
  return outcomeChances(fit, first, second).win;
}

function outcomesOf({ systems, wins, ties }: PairCounts): Outcomes {
  const size = systems.length;
  const pairs = (size * (size - 1)) / 2;
  const [won, lost, tied] = [new Float64Array(pairs), new Float64Array(pairs), new Float64Array(pairs)];
  let pair = 0;
  for (let first = 0; first < size; first++) {
    for (let second = first + 1; second < size; second++, pair++) {
      won[pair] = wins[first * size + second];
      lost[pair] = wins[second * size + first];
      tied[pair] = ties[first * size + second];
    }
  }
  return { size, won, lost, tied };
}

/** A tie is given in advance only where judges tie at all. */
function withPrior({ size, won, lost, tied }: Outcomes, prior: number, hasTies: boolean): Outcomes {
  const added = prior / (size - 1) / (hasTies ? 3 : 2);
  const add = (count: number): number => count + added;
  return { size, won: won.map(add), lost: lost.map(add), tied: hasTies ? tied.map(add) : tied };
}

function startAt(size: number, hasTies: boolean, start: BradleyTerryOptions['start']): Float64Array {
  const parameters = new Float64Array(size + (hasTies ? 1 : 0));
  if (start?.logStrengths.length !== size) return parameters;
  parameters.set(start.logStrengths);
  if (hasTies && start.nu > 0) parameters[size] = Math.log(start.nu);
  return parameters;
}
