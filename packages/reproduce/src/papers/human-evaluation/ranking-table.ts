import {
  MersenneTwister,
  drawRuns,
  rankingMethods,
  runRanker,
  type PairwiseJudgments,
  type RankingOptions,
} from '@stet/core/internal';
import type { Block } from '@stet/charts';
import { runnerOf, type Bench } from '../../bench.js';
import type { Cell, ComputedCell } from '../../comparison/cell.js';
import type { TableRecipe } from '../../recipe.js';
import { JUDGMENTS } from './judgments.js';

/** How often runs are redrawn, to see which ranges and clusters chance produces. */
const REDRAWS = 200;
/** Size of the pool to redraw from, in multiples of `bench.runs`; TrueSkill is 15 times as slow as Expected Wins. */
const POOLS = { 'expected-wins': 4, trueskill: 1, 'bradley-terry': 1 };
const SECONDS = { 'expected-wins': 1, trueskill: 10, 'bradley-terry': 1 };

interface RankingRecipe extends Pick<RankingOptions, 'method' | 'confidence' | 'strictOriginal'> {
  /** How far the printed score may be from ours by chance, given the scores of all runs. */
  readonly tolerance?: (scores: readonly number[]) => number;
}

/** Scores, rank ranges and clusters of systems: Tables 3b, 3c and 7. */
export function rankingTable(pairs: (bench: Bench) => Promise<PairwiseJudgments>, recipe: RankingRecipe): TableRecipe {
  return {
    needs: [JUDGMENTS],
    seconds: SECONDS[recipe.method],
    compute: async (bench) => rankingCells(bench, await pairs(bench), recipe),
    charts: ({ id, cells }) => [rankChart(`${id}-chart`, rankingMethods[recipe.method].title, cells)],
  };
}

async function rankingCells(
  bench: Bench,
  pairs: PairwiseJudgments,
  { tolerance, ...rankingOptions }: RankingRecipe,
): Promise<ComputedCell[]> {
  const options: RankingOptions = {
    ...rankingOptions,
    ...{ unit: 'judgment', draws: 'counts', resamples: bench.runs, seed: bench.seed },
  };
  const pool = await drawRuns(
    pairs,
    { ...options, resamples: POOLS[rankingOptions.method] * bench.runs },
    runnerOf(bench),
  );
  const runs = pool.slice(0, bench.runs);
  const rank = runRanker(pairs, options);
  const random = new MersenneTwister(bench.seed);
  const redrawn = Array.from({ length: REDRAWS }, () => {
    const drawn = runs.map(() => pool[random.below(pool.length)]);
    return new Map(rank(drawn).systems.map((system) => [system.name, system]));
  });
  return rank(runs).systems.flatMap(({ name, score, range, cluster }) => {
    const redraws = redrawn.flatMap((systems) => systems.get(name) ?? []);
    const scores = runs.map((run) => run[pairs.names.indexOf(name)]);
    return [
      { row: name, column: 'Score', value: score, tolerance: tolerance?.(scores) },
      {
        row: name,
        column: 'Range',
        value: printRange(range),
        outcomes: [...new Set(redraws.map((system) => printRange(system.range)))],
      },
      {
        row: name,
        column: 'Cluster',
        value: String(cluster),
        outcomes: [...new Set(redraws.map((system) => String(system.cluster)))],
      },
    ];
  });
}

function printRange([best, worst]: readonly [number, number]): string {
  return best === worst ? String(best) : `${best}-${worst}`;
}

function rankChart(id: string, scoreName: string, cells: readonly Cell[]): Block {
  const names = [...new Set(cells.filter(({ column }) => column === 'Score').map(({ row }) => row))];
  const computed = (row: string, column: string): string =>
    String(cells.find((cell) => cell.row === row && cell.column === column)?.computed);
  const systems = names.map((name) => {
    const [best, worst = best] = computed(name, 'Range').split('-').map(Number);
    return {
      name,
      score: Number(computed(name, 'Score')),
      range: [best, worst] as const,
      cluster: Number(computed(name, 'Cluster')),
    };
  });
  return {
    block: 'rank-ranges',
    id,
    title: 'Computed scores, ranks and clusters',
    scoreName,
    rangeName: 'ranks in most runs',
    systems: systems.sort((a, b) => b.score - a.score),
  };
}
