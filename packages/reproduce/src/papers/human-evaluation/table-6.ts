import {
  correlateJudges,
  countPairs,
  pairwiseJudgments,
  rankingMethods,
  selectRankings,
  type PairwiseJudgments,
  type RankingSelection,
} from '@stet/core/internal';
import type { ComputedCell } from '../../comparison/cell.js';
import type { Recipe } from '../../recipe.js';
import type { Bench } from '../../bench.js';
import { JUDGMENTS, judges, rankings } from './judgments.js';

export const table6: Recipe = {
  paper: 'human-evaluation',
  table: '6',
  needs: [JUDGMENTS],
  compute: async (bench) => {
    const numbered = await judges(bench);
    const { spearman, pearson } = correlateJudges(
      await Promise.all(
        numbered.map(async ([judge, name]) => {
          const ownPairs = await pairsOf(bench, { judges: [name] });
          const otherPairs = await pairsOf(bench, { withoutJudges: [name] });
          const judgments = ownPairs.outcome.length;
          return { judge, judgments, alone: scoresOf(ownPairs), others: scoresOf(otherPairs) };
        }),
      ),
    );
    // rho above the diagonal, r below.
    const between = numbered.flatMap(([row], first) =>
      numbered.flatMap(([column], second): ComputedCell[] =>
        first === second ? [] : [cell(row, column, (first < second ? spearman : pearson).between[first][second])],
      ),
    );
    return [
      ...between,
      ...numbered.map(([row], at) => cell(row, 'rho', spearman.withOthers[at])),
      ...numbered.map(([column], at) => cell('r', column, pearson.withOthers[at])),
      cell('1', 'rho mean', spearman.mean),
      cell('r mean', '1', pearson.mean),
    ];
  },
};

const cell = (row: string, column: string, value: number | null): ComputedCell => ({
  row,
  column,
  value: value ?? NaN,
});

async function pairsOf(bench: Bench, selection: RankingSelection): Promise<PairwiseJudgments> {
  return pairwiseJudgments(selectRankings(await rankings(bench), selection), 'systems');
}

/** Scores as the program behind the table does: see docs/findings.md. */
function scoresOf(pairs: PairwiseJudgments): ReadonlyMap<string, number> {
  const scores = rankingMethods['expected-wins'].originalScores?.(countPairs(pairs)) ?? [];
  return new Map(pairs.names.map((name, at) => [name, scores[at]]));
}
