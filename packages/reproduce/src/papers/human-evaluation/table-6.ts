import { correlateJudges, countPairs, rankingMethods, type PairwiseJudgments } from '@stet/core/internal';
import type { ComputedCell } from '../../comparison/cell.js';
import type { TableRecipe } from '../../recipe.js';
import { JUDGMENTS, judgePairs, judges, pairsOf } from './judgments.js';

export const table6: TableRecipe = {
  needs: [JUDGMENTS],
  compute: async (bench) => {
    const numbered = await judges(bench);
    const alone = await judgePairs(bench);
    const { spearman, pearson } = correlateJudges(
      await Promise.all(
        numbered.map(async ([judge, name], at) => {
          const ownPairs = alone[at];
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

/** Scores as the program behind the table does: see docs/findings.md. */
function scoresOf(pairs: PairwiseJudgments): ReadonlyMap<string, number> {
  const scores = rankingMethods['expected-wins'].originalScores?.(countPairs(pairs)) ?? [];
  return new Map(pairs.names.map((name, at) => [name, scores[at]]));
}
