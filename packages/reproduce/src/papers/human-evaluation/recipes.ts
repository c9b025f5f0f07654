import {
  countPairs,
  expectedWins,
  headToHead,
  judgeAgreement,
  judgmentStatistics,
  type PairwiseJudgments,
  type RankingTally,
  type SignificanceLevel,
} from '@stet/core/internal';
import { once, type Bench } from '../../bench.js';
import type { ComputedCell } from '../../comparison/cell.js';
import { toleranceOfMean, toleranceOfMeans } from '../../monte-carlo.js';
import { cellsOf, recipesOf, type TableRecipe } from '../../recipe.js';
import { GOLD, SUBMISSIONS } from '../conll-2014/task.js';
import { officialScores } from './correlation.js';
import { figure1 } from './figure-1.js';
import { figure3 } from './figure-3.js';
import { JUDGMENTS, judgePairs, rankings, systemPairs } from './judgments.js';
import { rankingTable } from './ranking-table.js';
import { table4 } from './table-4.js';
import { table5 } from './table-5.js';
import { table6 } from './table-6.js';

/** Cells of Table 2b with fewer comparisons show a star. */
const FEWEST_COMPARISONS = 50;

const agreement = once(async (bench) =>
  judgeAgreement(await rankings(bench), { resamples: 0, minimum: FEWEST_COMPARISONS }),
);

/** As the paper marks them. */
const MARKS: Readonly<Record<SignificanceLevel, string>> = { 0.01: '‡', 0.05: '†', 0.1: '*' };
const comparisons = once(async (bench) => headToHead(countPairs(await systemPairs(bench))));

export const humanEvaluation = recipesOf('human-evaluation', {
  'figure-1': figure1,
  'figure-3': figure3,
  1: {
    needs: [JUDGMENTS],
    compute: async (bench) => {
      const { judges: tallies, total } = judgmentStatistics(await rankings(bench));
      return [...tallies.flatMap((tally, at) => tallyCells(String(at + 1), tally)), ...tallyCells('Total', total)];
    },
  },
  '2a': {
    needs: [JUDGMENTS],
    compute: async (bench) => {
      const { inter, intra } = await agreement(bench);
      return [
        ...cellsOf('Inter-annotator', { Value: inter.kappa.value ?? NaN }),
        ...cellsOf('Intra-annotator', { Value: intra.kappa.value ?? NaN }),
      ];
    },
  },
  '2b': {
    needs: [JUDGMENTS],
    compute: async (bench) => {
      const { judges: names, pairs } = await agreement(bench);
      const numberOf = (judge: string): string => String(names.indexOf(judge) + 1);
      return pairs.map(({ judges: [first, second], kappa, counted }) => ({
        row: numberOf(first),
        column: numberOf(second),
        value: counted && kappa.value !== undefined ? kappa.value : '*',
      }));
    },
    charts: async ({ bench, id, draw }) => [
      draw.agreementBlock(`${id}-chart`, 'Computed kappas', await agreement(bench), FEWEST_COMPARISONS),
    ],
  },
  '3a': {
    needs: [GOLD, SUBMISSIONS],
    compute: async (bench) =>
      (await officialScores(bench)).flatMap(({ system, precision, recall, value }) =>
        cellsOf(system, { P: precision, R: recall, 'M2 0.5': value }).map((cell) => ({ ...cell, rounded: true })),
      ),
    reasons: [
      {
        row: 'INPUT',
        column: 'P',
        reason: 'The scorer gives a system that proposes nothing a precision of 1; the paper prints 0.',
      },
      { reason: 'The paper cuts off what follows the third decimal.' },
    ],
  },
  // The paper prints the mean of a thousand resamples; ours is the score on all judgments.
  '3b': rankingTable(systemPairs, {
    method: 'expected-wins',
    confidence: 0.95,
    strictOriginal: false,
    tolerance: toleranceOfMean,
  }),
  '3c': rankingTable(systemPairs, {
    method: 'trueskill',
    confidence: 0.95,
    strictOriginal: false,
    tolerance: toleranceOfMeans,
  }),
  '3d': {
    needs: [JUDGMENTS],
    compute: async (bench) =>
      (await comparisons(bench)).cells.map(({ row, column, share, level }) => ({
        row,
        column,
        value: share ?? NaN,
        mark: level === null ? undefined : MARKS[level],
      })),
    charts: async ({ bench, id, draw }) => [
      draw.headToHeadBlock(`${id}-chart`, 'Computed shares', await comparisons(bench)),
    ],
  },
  4: table4,
  5: table5,
  6: table6,
  ...Object.fromEntries(Array.from('abcdefgh', (letter, at) => [`7${letter}`, judgeTable(at)])),
});

function tallyCells(row: string, { rankings: count, unexpanded, expanded }: RankingTally): ComputedCell[] {
  return cellsOf(row, {
    Ranks: count,
    Unexpanded: unexpanded.pairs,
    'Unexpanded ties': unexpanded.ties,
    Expanded: expanded.pairs,
    'Expanded ties': expanded.ties,
  });
}

/** The ranking by a single judge. Scores and ranges are those of the program behind the table: see docs/findings.md. */
function judgeTable(at: number): TableRecipe {
  const pairsOfJudge = async (bench: Bench): Promise<PairwiseJudgments> => (await judgePairs(bench))[at];
  const table = rankingTable(pairsOfJudge, { method: 'expected-wins', confidence: 0.9, strictOriginal: true });
  return {
    ...table,
    compute: async (bench) => {
      const pairs = await pairsOfJudge(bench);
      const scores = expectedWins(countPairs(pairs));
      return [
        ...(await table.compute(bench)),
        // By the formula of the paper, which the program does not follow.
        ...pairs.names.flatMap((name, system) => cellsOf(name, { 'Score over all opponents': scores[system] })),
      ];
    },
  };
}
