import type { Ranking } from '../../judgments/ranking.js';
import { plainRunner } from '../../runner/inline-runner.js';
import { runAll, type Runner } from '../../runner/runner.js';
import { bradleyTerry } from '../bradley-terry.js';
import { checkComparable } from '../components.js';
import type { PairCounts } from '../pair-counts.js';
import { isSeparated } from './evidence.js';
import { growUntilSeparated, SIMULATING } from './grow-until-separated.js';
import { addPairs, shapesOf, systemIndex, type JudgedShapes } from './judged-shape.js';
import { ALREADY, type PowerSearch } from './search-power.js';
import { separateByScores } from './separate-scored.js';
import type { Separation, SeparationBase, SeparationOptions } from './separation.js';
import { calibrateJob, separateJob } from './separation-jobs.js';
import { errorsFor, evidenceOf } from './simulate-separation.js';

/**
 * How many further rankings, like those made so far, separate two systems. The result does not depend on the runner.
 * Progress starts over for each range of numbers that is tried.
 */
export async function separateSystems(
  rankings: readonly Ranking[],
  systems: readonly [string, string],
  options: SeparationOptions,
  { runner = plainRunner }: { readonly runner?: Runner | undefined } = {},
): Promise<Separation> {
  if (options.method === 'direct-assessment') return separateByScores(rankings, systems, options, runner);
  const judged = shapesOf(rankings);
  const counts = countsOf(judged);
  checkComparable(counts);
  const pair = [systemIndex(judged.systems, systems[0]), systemIndex(judged.systems, systems[1])] as const;
  const base = { judged, pair, fit: bradleyTerry(counts), options };
  const now = evidenceOf(base).measure();
  const separated = isSeparated(now, errorsFor(options.confidence));
  const search = separated ? ALREADY : await simulateGrowth(base, runner);
  return { ...options, systems, rankings: judged.shapes.length, now: { ...now, separated }, ...search };
}

/** Finds the model of the judges first, which further rankings are drawn from. */
async function simulateGrowth(base: SeparationBase, runner: Runner): Promise<PowerSearch> {
  const [model] = await runAll(runner, calibrateJob, [{ task: base, size: 1 }], { stage: SIMULATING });
  return growUntilSeparated(base.judged.shapes.length, base.options, separateJob, { ...base, model }, runner);
}

function countsOf({ systems, shapes, ranks }: JudgedShapes): PairCounts {
  const cells = systems.length ** 2;
  const counts = { systems, wins: new Float64Array(cells), ties: new Float64Array(cells) };
  shapes.forEach((shape, at) => addPairs(counts, shape, ranks[at]));
  return counts;
}
