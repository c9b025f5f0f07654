import {
  gleu,
  iMeasure,
  m2,
  percent,
  precisionRecall,
  type EvaluatedMetric,
  type Metric,
  type Sentence,
} from '@stet/core/internal';
import { readReferences } from '@stet/node';
import { dataFile, once, type Bench } from '../../bench.js';
import { GOLD, SUBMISSIONS, gold, m2Stats, systemStats } from '../conll-2014/task.js';
import { HUMAN_SCORES } from './human-scores.js';

const REFERENCES = ['conll14/references/ref0.txt', 'conll14/references/ref1.txt'];

/** The files that the metrics are computed from. */
export const TEXTS = [GOLD, SUBMISSIONS, ...REFERENCES];
/** And those with the scores by people. */
export const SCORES = [...TEXTS, ...HUMAN_SCORES];

/** The gold with the reference texts of the authors. */
const referenced = once(async (bench): Promise<Sentence[]> =>
  readReferences(
    REFERENCES.map((file) => dataFile(bench, file)),
    await gold(bench),
    dataFile(bench, GOLD),
  ),
);

/** GLEU, the I-measure without mixing, and M2: of systems and of sentences, with the digits that the authors kept. */
export const metricScores = once(async (bench): Promise<readonly EvaluatedMetric[]> => {
  const metric = m2();
  return [
    await scoresByReferences(bench, 'GLEU', gleu(), fourDecimals),
    await scoresByReferences(bench, 'I-MEASURE', iMeasure({ nomix: true }), (value) => Number(percent(value))),
    scoresOf('M2', metric, await m2Stats(bench), fourDecimals, (stats) =>
      // Against the last annotator listed: see docs/findings.md. Python 2 prints twelve digits.
      stats.map((annotators) => {
        const [, correct, proposed, golds] = annotators[annotators.length - 1];
        return Number(precisionRecall({ correct, proposed, gold: golds }, metric.beta).value.toPrecision(12));
      }),
    ),
  ];
});

/** M2 with each sentence against its best annotator, as the scorer computes it for a single sentence. */
export const bestM2Scores = once(async (bench): Promise<EvaluatedMetric> => {
  const metric = m2();
  return scoresOf('M2, best annotator', metric, await m2Stats(bench), fourDecimals, (stats) =>
    metric.sentences(stats).map(({ value }) => value),
  );
});

async function scoresByReferences<Stats>(
  bench: Bench,
  name: string,
  metric: Metric<Stats>,
  round: (value: number) => number,
): Promise<EvaluatedMetric> {
  return scoresOf(name, metric, await systemStats(bench, metric, await referenced(bench)), round);
}

function scoresOf<Stats>(
  name: string,
  metric: Metric<Stats>,
  systems: Awaited<ReturnType<typeof systemStats<Stats>>>,
  round: (value: number) => number,
  sentenceValues = (stats: readonly Stats[]): readonly number[] =>
    metric.sentences(stats).map(({ value }) => round(value)),
): EvaluatedMetric {
  return {
    name,
    scores: new Map(systems.map(({ name: system, stats }) => [system, round(metric.corpus(stats).value)])),
    sentences: new Map(systems.map(({ name: system, stats }) => [system, sentenceValues(stats)])),
  };
}

function fourDecimals(value: number): number {
  return Number(value.toFixed(4));
}
