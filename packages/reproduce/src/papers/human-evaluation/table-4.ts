import {
  pairwiseMethods,
  validateFolds,
  type FoldResult,
  type PairwiseMethodName,
  type ValidationOptions,
} from '@stet/core/internal';
import type { ComputedCell } from '../../comparison/cell.js';
import { runnerOf, type Bench } from '../../bench.js';
import { meanOf, toleranceOfDraw, toleranceOfMeans } from '../../monte-carlo.js';
import type { TableRecipe } from '../../recipe.js';
import { JUDGMENTS, systemPairs } from './judgments.js';

const CLUSTERS = 'Bootstrapped clusters';
const TOTAL = 'Total ordering (non-ties)';
/** How many rankings the clusters of a fold are made from; fewer if `bench.runs` is smaller. */
const RANKINGS = 100;
/** How often the judgments are dealt into folds for total orderings, to see what chance does. */
const SHUFFLES = { 'expected-wins': 10, trueskill: 5 };

export const table4: TableRecipe = {
  needs: [JUDGMENTS],
  steps: SHUFFLES['expected-wins'] + SHUFFLES.trueskill + 3,
  seconds: 100,
  compute: async (bench) => {
    // First, since its tasks are long: other threads have enough to do while this one is busy with other tables.
    const trueSkillClusters = await clusterCell(bench, 'TS', 'trueskill', false);
    return [
      await totalCell(bench, 'EW', 'expected-wins'),
      await totalCell(bench, 'TS', 'trueskill'),
      // The original leaves out folds other than the one that is tested.
      await clusterCell(bench, 'EW', 'expected-wins', true),
      await clusterCell(bench, 'EW, without the fold that is tested', 'expected-wins', false),
      trueSkillClusters,
    ];
  },
  reasons: [
    {
      row: TOTAL,
      column: 'TS',
      reason:
        'How this row was computed is not released. By one run for each fold TrueSkill predicts more than Expected Wins, not less.',
    },
  ],
};

/** One ranking for each fold, which predicts its decided judgments; the mean over shuffles, in percent. */
async function totalCell(
  bench: Bench,
  column: string,
  method: Extract<PairwiseMethodName, keyof typeof SHUFFLES>,
): Promise<ComputedCell> {
  const shares: number[] = [];
  for (let shuffle = 0; shuffle < SHUFFLES[method]; shuffle++) {
    const folds = await validate(bench, method, { resamples: 1, seed: bench.seed + shuffle, strictOriginal: false });
    // Clusters of a single ranking are single systems, in order.
    shares.push(meanOf(folds.map(({ clusters, total }) => (100 * clusters.right) / total.of)));
    // The total ordering of a method that is itself random is a different one.
    if (pairwiseMethods[method].random) shares.push(meanOf(folds.map(({ total }) => (100 * total.right) / total.of)));
  }
  return { row: TOTAL, column, value: meanOf(shares), tolerance: toleranceOfDraw(shares) };
}

/** Clusters of each fold predict all of its judgments, ties too; the mean over folds, in percent. */
async function clusterCell(
  bench: Bench,
  column: string,
  method: PairwiseMethodName,
  strictOriginal: boolean,
): Promise<ComputedCell> {
  const folds = await validate(bench, method, {
    resamples: Math.min(RANKINGS, bench.runs),
    seed: bench.seed,
    strictOriginal,
  });
  const shares = folds.map(({ clusters }) => (100 * clusters.right) / clusters.of);
  return { row: CLUSTERS, column, value: meanOf(shares), tolerance: toleranceOfMeans(shares) };
}

async function validate(
  bench: Bench,
  method: PairwiseMethodName,
  settings: Pick<ValidationOptions, 'resamples' | 'seed' | 'strictOriginal'>,
): Promise<FoldResult[]> {
  const options: ValidationOptions = { ...settings, folds: bench.folds, foldsBy: 'judgment', confidence: 0.95 };
  return validateFolds(await systemPairs(bench), method, options, runnerOf(bench));
}
