import { StetError } from '../../error.js';
import type { Ranking } from '../../judgments/ranking.js';
import { MersenneTwister } from '../../random/mersenne-twister.js';
import { seedOf, type Share } from '../../significance/resample.js';
import { normalQuantile } from '../../stats/normal-quantile.js';
import { bradleyTerry, type BradleyTerry } from '../bradley-terry.js';
import { checkComparable } from '../components.js';
import type { PairCounts } from '../pair-counts.js';
import { addPairs } from './add-pairs.js';
import { calibrate } from './calibrate.js';
import { isSeparated, type Difference, type Evidence } from './evidence.js';
import { ExpectedWinsEvidence } from './expected-wins-evidence.js';
import { mostOutputs, rankDrawer, type JudgeModel } from './judge-model.js';
import { shapesOf, type JudgedShapes } from './judged-shape.js';
import { searchPower, type PowerSearch } from './search-power.js';
import { StrengthEvidence } from './strength-evidence.js';

/** The scores by which systems can be told apart here. */
export const SEPARATION_METHODS = ['expected-wins', 'bradley-terry'] as const;
export type SeparationMethod = (typeof SEPARATION_METHODS)[number];

export interface SeparationOptions {
  readonly method: SeparationMethod;
  /** Two systems are separated when this interval of their difference leaves out 0, e.g. 0.95. */
  readonly confidence: number;
  /** How likely they must be to separate, e.g. 0.8. */
  readonly power: number;
  readonly simulations: number;
  readonly seed: number;
  /** The most further rankings to think of. */
  readonly limit: number;
}

/** What rankings so far say. */
interface SeparationBase {
  readonly judged: JudgedShapes;
  readonly pair: readonly [number, number];
  readonly fit: BradleyTerry;
  readonly options: SeparationOptions;
}

/** All that simulations need: plain data, so that threads can share them. */
export interface SeparationStudy extends SeparationBase {
  readonly model: JudgeModel;
}

/** Simulations to run: how many separate after each of these numbers of further rankings. */
export interface SeparationTask {
  readonly study: SeparationStudy;
  readonly sizes: readonly number[];
}

/** How many further rankings separate two systems. */
export interface Separation extends SeparationOptions, PowerSearch {
  readonly systems: readonly [string, string];
  /** Rankings so far, of two outputs or more. */
  readonly rankings: number;
  /** As it stands: the score of the first system less that of the second. */
  readonly now: Difference & { readonly separated: boolean };
}

function countsOf({ systems, shapes, ranks }: JudgedShapes): PairCounts {
  const cells = systems.length ** 2;
  const counts = { systems, wins: new Float64Array(cells), ties: new Float64Array(cells) };
  shapes.forEach((shape, at) => {
    addPairs(counts, shape, ranks[at]);
  });
  return counts;
}

function indexOf({ systems }: JudgedShapes, name: string): number {
  const index = systems.indexOf(name);
  if (index !== -1) return index;
  throw new StetError({
    code: 'UNKNOWN_SYSTEM',
    expected: `one of the systems judged: ${systems.join(', ')}`,
    found: JSON.stringify(name),
    remedy: 'Check the spelling and the capitals.',
  });
}

/** The evidence of the rankings made so far. */
function evidenceOf({ judged, pair, fit, options }: SeparationBase): Evidence {
  const evidence =
    options.method === 'expected-wins'
      ? new ExpectedWinsEvidence(judged, pair)
      : new StrengthEvidence(judged, pair, fit);
  judged.ranks.forEach((ranks, shape) => {
    evidence.add(shape, ranks);
  });
  return evidence;
}

/** How many standard errors an interval of this confidence reaches to each side. */
function errorsFor(confidence: number): number {
  return normalQuantile(0.5 + confidence / 2);
}

/**
 * In how many of a share of the simulations further rankings separate the systems: for each of several numbers of
 * them, the lowest first. Each simulation adds rankings to those made so far: which outputs are shown together is
 * drawn from these, where the judge puts them from the model.
 */
export function simulateSeparation({ study, sizes }: SeparationTask, { first, end, seed }: Share): number[] {
  const { judged, model, options } = study;
  const base = evidenceOf(study);
  const errors = errorsFor(options.confidence);
  const draw = rankDrawer(judged.shapes, model);
  const ranks = new Int32Array(mostOutputs(judged.shapes));
  const separated = sizes.map(() => 0);
  for (let simulation = first; simulation < end; simulation++) {
    const random = new MersenneTwister(seedOf(seed, simulation));
    const evidence = base.copy();
    let further = 0;
    sizes.forEach((size, at) => {
      for (; further < size; further++) {
        const shape = random.below(judged.shapes.length);
        draw(shape, random, ranks);
        evidence.add(shape, ranks);
      }
      if (isSeparated(evidence.measure(), errors)) separated[at]++;
    });
  }
  return separated;
}

/**
 * Finds how many further rankings separate two systems. Yields simulations to run, takes how many of them separated,
 * and returns the answer in the end: whoever runs them may use threads or not.
 */
export function* findSeparation(
  rankings: readonly Ranking[],
  systems: readonly [string, string],
  options: SeparationOptions,
): Generator<SeparationTask, Separation, readonly number[]> {
  const judged = shapesOf(rankings);
  const pair = [indexOf(judged, systems[0]), indexOf(judged, systems[1])] as const;
  const counts = countsOf(judged);
  checkComparable(counts);
  const base = { judged, pair, fit: bradleyTerry(counts), options };
  const now = evidenceOf(base).measure();
  const separated = isSeparated(now, errorsFor(options.confidence));
  const found = separated ? ALREADY : yield* simulateGrowth(base);
  return { ...options, systems, rankings: judged.shapes.length, now: { ...now, separated }, ...found };
}

const ALREADY: PowerSearch = { steps: [], further: 0, furtherRange: [0, 0] };

function* simulateGrowth(base: SeparationBase): Generator<SeparationTask, PowerSearch, readonly number[]> {
  const study = { ...base, model: calibrate(base.fit, base.judged, base.options.seed) };
  const search = searchPower(base.judged.shapes.length, base.options);
  let next = search.next();
  while (next.done !== true) next = search.next(yield { study, sizes: next.value });
  return next.value;
}

/** How many further rankings, like those made so far, separate two systems; on this thread. */
export function judgmentsToSeparate(
  rankings: readonly Ranking[],
  systems: readonly [string, string],
  options: SeparationOptions,
): Separation {
  const { simulations, seed } = options;
  const search = findSeparation(rankings, systems, options);
  let next = search.next();
  while (next.done !== true) next = search.next(simulateSeparation(next.value, { first: 0, end: simulations, seed }));
  return next.value;
}
