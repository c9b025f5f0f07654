import {
  annotatorsOf,
  correlate,
  measure,
  openWhole,
  scoreMeasured,
  sentinels,
  stringsOf,
  withReferences,
  type EvaluatedMetric,
  type WholeCorpus,
} from '@stet/core/internal';
import { once, runnerOf, type Bench } from '../../bench.js';
import type { TableRecipe } from '../../recipe.js';
import { GOLD, SUBMISSIONS, gold, systems } from '../conll-2014/task.js';
import { JUDGMENTS, rankings } from '../human-evaluation/judgments.js';
import { sentenceCells, systemCells } from './evaluations.js';
import { GEC_METRICS_GLEU, unsmoothed } from './metric-scores.js';

const SPECS = [
  { name: 'GLEU', spec: { name: 'gleu', options: GEC_METRICS_GLEU } },
  { name: 'GREEN', spec: { name: 'green' } },
  { name: 'M2', spec: { name: 'm2' } },
];

/** The systems and their human scores as gec-metrics has them typed in: Tables 3b and 3c of the paper. */
const HUMAN: Readonly<Record<string, readonly [expectedWins: number, trueSkill: number]>> = {
  AMU: [0.628, 0.273],
  RAC: [0.566, 0.114],
  CAMB: [0.561, 0.182],
  CUUI: [0.55, 0.105],
  POST: [0.539, 0.08],
  UFC: [0.513, -0.041],
  PKU: [0.506, -0.001],
  UMC: [0.495, -0.022],
  IITB: [0.485, -0.055],
  SJTU: [0.463, -0.074],
  INPUT: [0.456, -0.062],
  NTHU: [0.437, -0.142],
  IPN: [0.3, -0.358],
};
const METHODS = ['EW', 'TS'];

/**
 * A name that sorts by Expected Wins: gec-metrics lists the systems so, and by its rule the first of two loses where a
 * metric ties.
 */
function inOrder(system: string): string {
  return `${String(Object.keys(HUMAN).indexOf(system)).padStart(2, '0')}-${system}`;
}

function renamed<T>(bySystem: ReadonlyMap<string, T>): ReadonlyMap<string, T> {
  return new Map(Array.from(bySystem, ([system, value]) => [inOrder(system), value]));
}

/** GJG15 as gec-metrics defines it: thirteen systems, INPUT among them, all judgments, and human scores as printed. */
export const gjg15: TableRecipe = {
  needs: [GOLD, SUBMISSIONS, JUDGMENTS],
  seconds: 5,
  reasons: [
    { row: 'Length', reason: 'Three blanks at the start of lines of NTHU count in gec-metrics; Stet drops them.' },
  ],
  compute: async (bench) => {
    const metrics = (await metricScores(bench)).map(({ name, scores, sentences = new Map<string, number[]>() }) => ({
      ...{ name, scores: renamed(scores), sentences: renamed(sentences) },
    }));
    const judged = (await rankings(bench)).map((ranking) => ({
      ...ranking,
      outputs: ranking.outputs.map((output) => ({ ...output, systems: output.systems.map(inOrder) })),
    }));
    const evaluations = METHODS.map((method, at) => {
      const scores = new Map(Object.entries(HUMAN).map(([system, values]) => [inOrder(system), values[at]]));
      const options = { sections: ['correlations', 'accuracy'], resamples: 1, runner: runnerOf(bench) } as const;
      return correlate(metrics, { scores: { name: method, scores }, rankings: judged }, options);
    });
    const [byWins, bySkill] = await Promise.all(evaluations);
    const rows = Object.fromEntries(metrics.map(({ name }) => [name, name]));
    return [
      ...systemCells(byWins, rows, (statistic) => `EW ${statistic}`),
      ...systemCells(bySkill, rows, (statistic) => `TS ${statistic}`),
      ...sentenceCells(byWins, rows, 'released', (statistic) => `${statistic}, released`),
      ...sentenceCells(byWins, rows, 'strict', (statistic) => `${statistic}, strict`),
    ];
  },
};

const metricScores = once(async (bench: Bench): Promise<readonly EvaluatedMetric[]> => {
  const annotated = await gold(bench);
  const sentences = withReferences(annotated, annotatorsOf(annotated), 'gec-metrics');
  const outputs = await systems(bench);
  const corpus: WholeCorpus = { basis: GOLD, has: 'both', sentences, outputs };
  const runner = runnerOf(bench);
  const measured = await measure(
    openWhole(corpus),
    SPECS.map(({ spec }) => spec),
    runner,
  );
  const { board, rows } = await scoreMeasured(measured, runner, { perSentence: true });
  const texts = outputs.map(({ name, lines }) => ({ name, lines: stringsOf(lines) }));
  return [
    ...board.metrics.map(({ name: metric }, at) => ({
      name: SPECS[at].name,
      scores: new Map(board.systems.map(({ name, scores }) => [name, scores[metric].value])),
      sentences:
        metric === 'gleu'
          ? unsmoothed(
              outputs.map(({ name }) => name),
              rows[at],
            )
          : new Map(
              board.systems.map(({ name, scores }) => [
                name,
                (scores[metric].sentences ?? []).map(({ value }) => value),
              ]),
            ),
    })),
    ...sentinels(
      sentences.map(({ source }) => source),
      texts,
    ).map((sentinel) => ({ ...sentinel, name: sentinel.name === 'length' ? 'Length' : 'Unchanged' })),
  ];
});
