import { correlate, type SentenceLevel } from '@stet/core/internal';
import type { ComputedCell } from '../../comparison/cell.js';
import { runnerOf } from '../../bench.js';
import type { TableRecipe } from '../../recipe.js';
import { JUDGMENTS, rankings } from '../human-evaluation/judgments.js';
import { TEXTS, bestM2Scores, metricScores } from './metric-scores.js';

const VARIANTS = { HTies: 'hties', NoTies: 'noties' } as const;

export const table3: TableRecipe = {
  needs: [...TEXTS, JUDGMENTS],
  seconds: 5,
  compute: async (bench) => {
    const human = { rankings: await rankings(bench) };
    const options = { resamples: bench.runs, seed: bench.seed, runner: runnerOf(bench) };
    const { sentenceLevel } = await correlate(await metricScores(bench), human, {
      ...options,
      sections: ['taus', 'rows'],
    });
    const best = await correlate([await bestM2Scores(bench)], human, { ...options, sections: ['taus'] });
    return [
      ...cellsOfSet('Expanded', sentenceLevel?.expanded ?? {}, best.sentenceLevel?.expanded ?? {}),
      ...cellsOfSet('Unexpanded', sentenceLevel?.unexpanded ?? {}, best.sentenceLevel?.unexpanded ?? {}),
    ];
  },
  reasons: [
    {
      row: 'comparisons',
      column: 'Unexpanded NoTies',
      reason:
        'People decided 14,822 of the pairs, and the taus are over these; 14,584 is how many of them GLEU decides too.',
    },
  ],
};

type Taus = Pick<SentenceLevel, 'taus' | 'rows'>;

function cellsOfSet(set: string, { taus, rows }: Taus, best: Taus): ComputedCell[] {
  const metrics = taus?.metrics ?? [];
  return [
    ...Object.entries(VARIANTS).flatMap(([title, variant]): ComputedCell[] => {
      const column = `${set} ${title}`;
      const starred = (name: string, winner: string | null | undefined): string | undefined =>
        name === winner ? '*' : undefined;
      return [
        ...metrics.slice(0, 1).map((first) => ({ row: 'comparisons', column, value: first.taus[variant].n })),
        ...metrics.flatMap(({ metric: row, taus: metricTaus }) => [
          { row, column, value: metricTaus[variant].tau ?? NaN, mark: starred(row, rows?.winners[variant]) },
          {
            row,
            column: `${column}, resampled by sentence`,
            value: metricTaus[variant].tau ?? NaN,
            mark: starred(row, taus?.winners[variant]),
          },
        ]),
        // What the taus of M2 would be with the best annotator for each sentence.
        ...(best.taus?.metrics ?? []).map(({ metric: row, taus: metricTaus }) => ({
          row,
          column,
          value: metricTaus[variant].tau ?? NaN,
        })),
      ];
    }),
    ...metrics.map(({ metric, contingency: [better, , worse] }) => ({
      row: `decided by people and by ${metric}`,
      column: `${set} NoTies`,
      value: better[0] + better[2] + worse[0] + worse[2],
    })),
  ];
}
