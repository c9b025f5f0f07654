import {
  correlate,
  namedSets,
  systemSet,
  type Aggregation,
  type AccuracyRule,
  type Correlations,
  type EvaluatedMetric,
  type MetaSection,
} from '@stet/core/internal';
import { once, runnerOf, type Bench } from '../../bench.js';
import type { ComputedCell } from '../../comparison/cell.js';
import { humanScores, judgedSentences, rankingsOf, type HumanMethod, type Judged } from './files.js';
import { metricScores } from './metric-scores.js';

export const SETS: readonly string[] = namedSets;

/** The judged sentences with all metrics, and with scores on resamples. */
const subsetScores = once(async (bench) =>
  metricScores(bench, { numbers: await judgedSentences(bench), resamples: true }),
);

/** The essays from this number on are about social media, those before it about genetic testing. */
const SOCIAL_MEDIA = 600;

async function scoredAmong(
  bench: Bench,
  isWanted: (number: number) => boolean,
  only: readonly string[],
): Promise<NonNullable<Evaluated['scored']>> {
  const numbers = (await judgedSentences(bench)).filter(isWanted);
  return { numbers, metrics: await metricScores(bench, { numbers, only }) };
}

export const socialMedia = once((bench) =>
  scoredAmong(bench, (number) => number >= SOCIAL_MEDIA, ['M2', 'ERRANT', 'CLEME', 'CLEME 2.0']),
);
export const geneticTesting = once((bench) =>
  scoredAmong(bench, (number) => number < SOCIAL_MEDIA, ['GLEU (Python 3)']),
);

/** What is evaluated, and against which human scores. */
export interface Evaluated {
  readonly judged: Judged;
  readonly set: string;
  readonly method?: HumanMethod;
  readonly sections: readonly MetaSection[];
  readonly resamples?: number;
  readonly aggregation?: Aggregation;
  /** Metrics, and the numbers from 1 of the sentences that they scored (default: all metrics on the judged sentences). */
  readonly scored?: { readonly numbers: readonly number[]; readonly metrics: readonly EvaluatedMetric[] } | undefined;
}

/** Correlations with the released human scores; without a method, with Expected Wins of the judgments. */
export async function evaluate(bench: Bench, evaluated: Evaluated): Promise<Correlations> {
  const { judged, set, method, sections, resamples = 1, aggregation } = evaluated;
  const { numbers, metrics } = evaluated.scored ?? {
    numbers: await judgedSentences(bench),
    metrics: await subsetScores(bench),
  };
  const rankings = await rankingsOf(bench, judged, numbers);
  const scores = method === undefined ? undefined : await humanScores(bench, judged, method);
  const { systems, without } = systemSet(set, [...metrics[0].scores.keys()]);
  return correlate(
    metrics,
    { rankings, scores },
    { sections, resamples, without, aggregation, rated: systems, seed: bench.seed, runner: runnerOf(bench) },
  );
}

/** The rows of a table, each with the metric that it is about. */
export type TableRows = Readonly<Record<string, string>>;

/** r and rho of the rows, in a column each. */
export function systemCells(
  { systemLevel }: Correlations,
  rows: TableRows,
  columnOf: (statistic: 'r' | 'rho') => string,
): ComputedCell[] {
  return Object.entries(rows).flatMap(([row, metric]) => {
    const correlation = systemLevel.correlations?.find((candidate) => candidate.metric === metric);
    return [
      { row, column: columnOf('r'), value: correlation?.pearson.value ?? NaN },
      { row, column: columnOf('rho'), value: correlation?.spearman.value ?? NaN },
    ];
  });
}

/** Accuracy and tau of the rows by a rule, in a column each. */
export function sentenceCells(
  { sentenceLevel }: Correlations,
  rows: TableRows,
  rule: AccuracyRule,
  columnOf: (statistic: 'acc' | 'tau') => string,
): ComputedCell[] {
  return Object.entries(rows).flatMap(([row, metric]) => {
    const agreement = sentenceLevel?.accuracy?.find((candidate) => candidate.metric === metric)?.rules[rule];
    return [
      { row, column: columnOf('acc'), value: agreement?.accuracy.value ?? NaN },
      { row, column: columnOf('tau'), value: agreement?.tau.value ?? NaN },
    ];
  });
}
