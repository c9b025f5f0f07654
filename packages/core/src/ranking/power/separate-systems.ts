import { StetError } from '../../error.js';
import type { Ranking } from '../../judgments/ranking.js';
import { plainRunner } from '../../runner/inline-runner.js';
import { runAll, type Runner } from '../../runner/runner.js';
import { cutIntoShares } from '../../runner/shares.js';
import { bradleyTerry } from '../bradley-terry.js';
import { checkComparable } from '../components.js';
import type { PairCounts } from '../pair-counts.js';
import { addPairs, shapesOf, type JudgedShapes } from './judged-shape.js';
import { isSeparated } from './evidence.js';
import { searchPower, type PowerSearch } from './search-power.js';
import type { Separation, SeparationBase, SeparationOptions } from './separation.js';
import { calibrateJob, separateJob } from './separation-jobs.js';
import { errorsFor, evidenceOf } from './simulate-separation.js';

const SHARES_FOR_EACH_LANE = 8;

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
  const judged = shapesOf(rankings);
  const counts = countsOf(judged);
  checkComparable(counts);
  const pair = [indexOf(judged, systems[0]), indexOf(judged, systems[1])] as const;
  const base = { judged, pair, fit: bradleyTerry(counts), options };
  const now = evidenceOf(base).measure();
  const separated = isSeparated(now, errorsFor(options.confidence));
  const search = separated ? ALREADY : await simulateGrowth(base, runner);
  return { ...options, systems, rankings: judged.shapes.length, now: { ...now, separated }, ...search };
}

const ALREADY: PowerSearch = { steps: [], further: 0, furtherRange: [0, 0] };

async function simulateGrowth(base: SeparationBase, runner: Runner): Promise<PowerSearch> {
  const { judged, options } = base;
  const stage = 'Simulating';
  const [model] = await runAll(runner, calibrateJob, [{ task: base, size: 1 }], { stage });
  const study = { ...base, model };
  const shares = cutIntoShares(options.simulations, options.seed, SHARES_FOR_EACH_LANE * runner.lanes);
  const search = searchPower(judged.shapes.length, options);
  let next = search.next();
  while (next.done !== true) {
    const { value: sizes } = next;
    const tasks = shares.map((share) => ({ task: { task: { study, sizes }, share }, size: share.end - share.first }));
    const counts = await runAll(runner, separateJob, tasks, { stage });
    next = search.next(sizes.map((_, at) => counts.reduce((sum, count) => sum + count[at], 0)));
  }
  return next.value;
}

function countsOf({ systems, shapes, ranks }: JudgedShapes): PairCounts {
  const cells = systems.length ** 2;
  const counts = { systems, wins: new Float64Array(cells), ties: new Float64Array(cells) };
  shapes.forEach((shape, at) => addPairs(counts, shape, ranks[at]));
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
