import {
  gleu,
  iMeasure,
  m2,
  percent,
  precisionRecall,
  type AnnotatorCounts,
  type EvaluatedMetric,
  type Metric,
  type Sentence,
} from '@stet/core/internal';
import { readReferences } from '@stet/node';
import { dataFile, once, type Bench } from '../../bench.js';
import { GOLD, SUBMISSIONS, gold, systems } from '../conll-2014/task.js';

const REFERENCES = ['conll14/references/ref0.txt', 'conll14/references/ref1.txt'];

/** The files that the metrics are computed from. */
export const TEXTS = [GOLD, SUBMISSIONS, ...REFERENCES];

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
  const sentences = await referenced(bench);
  return [
    await scoresOf(bench, 'GLEU', gleu(), sentences, {
      system: fourDecimals,
      sentence: (metric, stats) => metric.sentences(stats).map(({ value }) => fourDecimals(value)),
    }),
    await scoresOf(bench, 'I-MEASURE', iMeasure({ nomix: true }), sentences, {
      system: (value) => Number(percent(value)),
      sentence: (metric, stats) => metric.sentences(stats).map(({ value }) => Number(percent(value))),
    }),
    await scoresOf(bench, 'M2', m2(), sentences, {
      system: fourDecimals,
      sentence: (metric, stats) =>
        // Against the last annotator listed: see docs/findings.md. Python 2 prints twelve digits.
        stats.map((annotators) => Number(lastValue(annotators[annotators.length - 1], metric.beta).toPrecision(12))),
    }),
  ];
});

/** M2 with each sentence against its best annotator, as the scorer computes it for a single sentence. */
export const bestM2Scores = once(async (bench): Promise<EvaluatedMetric> =>
  scoresOf(bench, 'M2, best annotator', m2(), await referenced(bench), {
    system: fourDecimals,
    sentence: (metric, stats) => metric.sentences(stats).map(({ value }) => value),
  }),
);

interface Rounding<M, Stats> {
  readonly system: (value: number) => number;
  readonly sentence: (metric: M, stats: readonly Stats[]) => readonly number[];
}

async function scoresOf<Stats, M extends Metric<Stats>>(
  bench: Bench,
  name: string,
  metric: M & Metric<Stats>,
  sentences: readonly Sentence[],
  rounding: Rounding<M, Stats>,
): Promise<EvaluatedMetric> {
  const outputs = (await systems(bench)).map(({ name: system, lines }) => ({
    system,
    stats: sentences.map((sentence, at) => metric.sentence({ sentence, hypothesis: lines[at] })),
  }));
  return {
    name,
    scores: new Map(outputs.map(({ system, stats }) => [system, rounding.system(metric.corpus(stats).value)])),
    sentences: new Map(outputs.map(({ system, stats }) => [system, rounding.sentence(metric, stats)])),
  };
}

function fourDecimals(value: number): number {
  return Number(value.toFixed(4));
}

function lastValue([, correct, proposed, golds]: AnnotatorCounts, beta: number): number {
  return precisionRecall({ correct, proposed, gold: golds }, beta).value;
}
