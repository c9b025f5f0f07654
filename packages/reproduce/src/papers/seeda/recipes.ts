import type { AccuracyRule, Correlations } from '@stet/core/internal';
import type { Bench } from '../../bench.js';
import type { ComputedCell } from '../../comparison/cell.js';
import { recipesOf, type TableRecipe } from '../../recipe.js';
import {
  SETS,
  evaluate,
  sentenceCells,
  geneticTesting,
  socialMedia,
  systemCells,
  type Evaluated,
  type TableRows,
} from './evaluations.js';
import { JUDGED_NAMES, SEEDA, type HumanMethod, type Judged } from './files.js';
import { fullTestSet } from './full-test-set.js';
import { gjg15 } from './gjg15.js';
import { humanScoreTable } from './human-scores.js';
import {
  CHUNK_WEIGHTS,
  MEAN_CHUNKS,
  NO_HALF,
  RULES_OF_CHUNKS,
  RULES_OF_HALVES,
  TAGGER,
  WEIGHED_CHUNKS,
} from './reasons.js';

/** The sets that the papers print. */
const PRINTED_SETS = ['base', '+Fluency'];
/** What the programs behind the papers compute: rows of the tables with our metrics. */
const PAPER_ROWS = { M2: 'M2', SentM2: 'SentM2', ERRANT: 'ERRANT', GLEU: 'GLEU', GoToScorer: 'GoToScorer' };
const GEC_METRICS_ROWS = {
  ERRANT: 'ERRANT',
  GREEN: 'GREEN (gec-metrics)',
  GLEU: 'GLEU (gec-metrics)',
  Length: 'Length',
  GoToScorer: 'GoToScorer',
  'CLEME2.0': 'CLEME 2.0',
};
const CLEME_ROWS = { 'CLEME-dependent': 'CLEME', 'CLEME2.0-dependent': 'CLEME 2.0' };
const ZHAN_ROWS = { M2: 'M2', ERRANT: 'ERRANT', CLEME: 'CLEME', 'CLEME2.0': 'CLEME 2.0' };

/** Metrics whose windows are listed: a sentinel, which gec-metrics prints, and those that people ask for. */
const WINDOWED = ['Length', 'M2', 'ERRANT', 'GLEU', 'GREEN (cn)'];

interface CorrelationTable {
  readonly rows: TableRows;
  readonly rule: AccuracyRule;
  readonly scored?: (bench: Bench) => Promise<Evaluated['scored']>;
  readonly methods?: readonly HumanMethod[];
}

/** Correlations with human scores by TrueSkill, and agreement about sentences, on the sets that papers print. */
function correlationTable(
  { rows, rule, scored, methods = ['TS'] }: CorrelationTable,
  reasons: TableRecipe['reasons'] = [],
): TableRecipe {
  return {
    needs: SEEDA,
    seconds: 5,
    reasons,
    compute: async (bench) => {
      const cells: ComputedCell[] = [];
      for (const [judged, set] of judgedSets(PRINTED_SETS)) {
        for (const method of methods) {
          const suffix = method === 'EW' ? ', Expected Wins' : '';
          const evaluation = await evaluate(bench, {
            ...{ judged, set, method, sections: ['correlations', 'accuracy'] },
            scored: await scored?.(bench),
          });
          cells.push(...systemCells(evaluation, rows, (statistic) => `${judged} ${set} ${statistic}${suffix}`));
          if (method === 'TS')
            cells.push(...sentenceCells(evaluation, rows, rule, (statistic) => `${judged} ${set} ${statistic}`));
        }
      }
      return cells;
    },
  };
}

function judgedSets(sets: readonly string[]): (readonly [Judged, string])[] {
  return JUDGED_NAMES.flatMap((judged) => sets.map((set) => [judged, set] as const));
}

/** A table whose rows are computed from different sentences. */
function joined(...recipes: readonly TableRecipe[]): TableRecipe {
  return {
    needs: SEEDA,
    seconds: 5,
    reasons: recipes.flatMap(({ reasons = [] }) => reasons),
    compute: async (bench) => {
      const cells: ComputedCell[] = [];
      for (const { compute } of recipes) cells.push(...(await compute(bench)));
      return cells;
    },
  };
}

/** A table that no paper prints: one evaluation of each file and set. */
function setTable(
  sections: Evaluated['sections'],
  cellsOf: (evaluation: Correlations, judged: Judged, set: string) => readonly ComputedCell[],
  options: Partial<Evaluated> & { readonly sets?: readonly string[]; readonly draws?: true } = {},
): TableRecipe {
  return {
    needs: SEEDA,
    seconds: 5,
    compute: async (bench) => {
      const cells: ComputedCell[] = [];
      for (const [judged, set] of judgedSets(options.sets ?? SETS)) {
        const resamples = options.draws === true ? bench.runs : 1;
        cells.push(...cellsOf(await evaluate(bench, { ...options, judged, set, sections, resamples }), judged, set));
      }
      return cells;
    },
  };
}

const figure = (value: number | null | undefined): string => value?.toFixed(3) ?? '–';
const range = (interval: readonly number[] | null | undefined): string =>
  interval?.map((bound) => bound.toFixed(2)).join(' to ') ?? '–';

export const seeda = recipesOf('seeda', {
  'human-scores': humanScoreTable,
  readme: fullTestSet,
  tacl: correlationTable({ rows: PAPER_ROWS, rule: 'tables' }, [
    { row: 'ERRANT', reason: TAGGER },
    { row: 'GoToScorer', reason: CHUNK_WEIGHTS },
  ]),
  bea: correlationTable({ rows: PAPER_ROWS, rule: 'tables' }, [
    { row: 'ERRANT', reason: TAGGER },
    {
      row: 'M2',
      reason:
        'The score list behind the table was not released. The printed rho of the base set comes out exactly if TemplateGEC and LM-Critic tie in M2, which they do not.',
    },
    {
      row: 'GLEU',
      reason:
        'The score list behind the table was not released. A rho of .897 needs ties among twelve values, which no choice of references, penalty and draws gives.',
    },
  ]),
  cleme2: correlationTable({ rows: CLEME_ROWS, rule: 'tables' }, [{ reason: MEAN_CHUNKS }]),
  'gec-metrics-demo': correlationTable({ rows: GEC_METRICS_ROWS, rule: 'released' }, [
    { row: 'ERRANT', reason: TAGGER },
  ]),
  'gec-metrics': correlationTable({ rows: GEC_METRICS_ROWS, rule: 'released', methods: ['TS', 'EW'] }),
  windows: {
    needs: SEEDA,
    seconds: 5,
    compute: async (bench) => {
      const evaluation = await evaluate(bench, { judged: 'E', set: 'base', method: 'TS', sections: ['windows'] });
      const { metrics, systemLevel } = evaluation;
      const runs = systemLevel.windows?.windows.find(({ width }) => width === 4)?.runs ?? [];
      return runs.flatMap((run, first) =>
        WINDOWED.flatMap((name) => {
          const { pearson, spearman } = run.metrics[metrics.findIndex((metric) => metric.name === name)];
          const row = `${first + 1} to ${first + 4}`;
          return [
            { row, column: `${name} r`, value: pearson ?? NaN },
            { row, column: `${name} rho`, value: spearman ?? NaN },
          ];
        }),
      );
    },
  },
  aggregation: {
    needs: SEEDA,
    seconds: 5,
    reasons: [{ row: 'ERRANT', reason: TAGGER }],
    compute: async (bench) => {
      const cells: ComputedCell[] = [];
      for (const set of PRINTED_SETS) {
        for (const aggregation of ['corpus', 'trueskill'] as const) {
          const suffix = aggregation === 'corpus' ? '' : ', metric by TrueSkill';
          const options = { judged: 'S', set, method: 'TS', aggregation, sections: ['correlations'] } as const;
          const evaluation = await evaluate(bench, options);
          cells.push(
            ...systemCells(evaluation, GEC_METRICS_ROWS, (statistic) => `S ${set} ${statistic}${suffix}`).filter(
              ({ column }) => column.includes('rho'),
            ),
          );
        }
      }
      return cells;
    },
  },
  'impara-ged': { compute: () => [] },
  'ryu-2026': correlationTable({ rows: GEC_METRICS_ROWS, rule: 'released' }, [
    ...['GREEN', 'GLEU'].map((row) => ({
      row,
      reason:
        'gec-metrics, with which the table was made, gives for these sets and its own references what is computed here (table gec-metrics), and not what is printed.',
    })),
    { row: 'ERRANT', reason: `${TAGGER} What gec-metrics prints for the same cells contradicts this row, too.` },
    {
      row: 'GoToScorer',
      reason:
        'The GoToScorer of gec-metrics counts otherwise than the original, which is computed here: no types are left out, and nothing attempted has a precision of 1. Whose systems its weights come from is not said.',
    },
    { row: 'CLEME2.0', reason: WEIGHED_CHUNKS },
  ]),
  // The caption says social media; GLEU of the systems is what is printed on the sentences about genetic testing.
  'zhan-2026': joined(
    correlationTable({ rows: { GLEU: 'GLEU (Python 3)' }, rule: 'released', scored: geneticTesting }, [
      { row: 'GLEU', reason: RULES_OF_HALVES },
    ]),
    correlationTable({ rows: ZHAN_ROWS, rule: 'released', scored: socialMedia }, [
      { row: 'ERRANT', reason: TAGGER },
      { row: 'M2', reason: NO_HALF },
      ...['CLEME', 'CLEME2.0'].map((row) => ({ row, reason: RULES_OF_CHUNKS })),
    ]),
  ),
  sets: setTable(
    ['correlations'],
    ({ metrics, systemLevel }, judged, set) =>
      metrics.map(({ name: row }, at) => {
        const correlation = systemLevel.correlations?.[at];
        const value = `${figure(correlation?.pearson.value)} ${figure(correlation?.spearman.value)}`;
        return { row, column: `${judged} ${set}`, value };
      }),
    { method: 'TS' },
  ),
  intervals: setTable(
    ['correlations', 'intervals'],
    ({ metrics, systemLevel }, judged, set) =>
      metrics.map(({ name: row }, at) => ({
        row,
        column: `${judged} ${set}`,
        value: range(systemLevel.intervals?.metrics[at].pearson.both),
      })),
    { draws: true },
  ),
  sentences: setTable(['accuracy'], ({ sentenceLevel }, judged, set) =>
    (sentenceLevel?.accuracy ?? []).flatMap(({ metric: row, rules }) =>
      Object.entries(rules).map(([rule, { accuracy, tau }]) => ({
        row,
        column: `${judged} ${set}, ${rule}`,
        value: `${figure(accuracy.value)} ${figure(tau.value)}`,
      })),
    ),
  ),
  'rank-distance': setTable(
    ['rank-distance'],
    ({ sentenceLevel }, judged) =>
      (sentenceLevel?.expanded.ranks ?? []).flatMap(({ metric: row, distances }) =>
        distances.map(({ distance, releasedAccuracy }) => ({
          row,
          column: `${judged} ${distance}`,
          value: releasedAccuracy,
        })),
      ),
    { sets: ['base'] },
  ),
  gjg15,
});
