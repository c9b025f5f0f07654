import { StetError } from '../../error.js';
import type { Ranking } from '../../judgments/ranking.js';
import { bradleyTerry } from '../bradley-terry.js';
import { checkComparable } from '../components.js';
import type { PairCounts } from '../pair-counts.js';
import { addPairs } from './add-pairs.js';
import { calibrate } from './calibrate.js';
import { isSeparated } from './evidence.js';
import { shapesOf, type JudgedShapes } from './judged-shape.js';
import { searchPower, type PowerSearch } from './search-power.js';
import type { Separation, SeparationBase, SeparationOptions, SeparationTask } from './separation.js';
import { errorsFor, evidenceOf, simulateSeparation } from './simulate-separation.js';

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
  const counts = countsOf(judged);
  checkComparable(counts);
  const pair = [indexOf(judged, systems[0]), indexOf(judged, systems[1])] as const;
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
