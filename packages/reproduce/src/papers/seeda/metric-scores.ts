import {
  PackedStats,
  gleu,
  gleuOf,
  measure,
  openWhole,
  redrawMeans,
  scoreMeasured,
  sentinels,
  stringsOf,
  type EvaluatedMetric,
  type MetricSpec,
  type PackedRows,
  type ReferenceSet,
} from '@stet/core/internal';
import { runnerOf, type Bench } from '../../bench.js';
import { meanOf } from '../../monte-carlo.js';
import { corpusOf } from './files.js';

/** A metric of a table: what it is called there, what computes it, and the references that it is computed with. */
interface NamedSpec {
  readonly name: string;
  readonly spec: MetricSpec;
}

/** GLEU as gec-metrics defines it: the penalty of the paper's formula, draws of Python 3, an empty text as one word. */
export const GEC_METRICS_GLEU = { penalty: 'paper', draws: 'python3', emptyLength: '1' } as const;

/** GLEU as the original program gives it today; only one row of a table asks for it. */
const PYTHON_3_GLEU: NamedSpec = { name: 'GLEU (Python 3)', spec: { name: 'gleu', options: { draws: 'python3' } } };

/** By references: the metrics of the tables. Those that count edits do not depend on the set. */
const METRICS: Readonly<Record<ReferenceSet, readonly NamedSpec[]>> = {
  applied: [
    { name: 'M2', spec: { name: 'm2' } },
    { name: 'ERRANT', spec: { name: 'errant', options: { goldEdits: 'extracted' } } },
    { name: 'GLEU', spec: { name: 'gleu' } },
    { name: 'I-measure', spec: { name: 'i-measure' } },
    { name: 'CLEME', spec: { name: 'cleme', options: { goldEdits: 'extracted' } } },
    { name: 'CLEME 2.0', spec: { name: 'cleme2', options: { goldEdits: 'extracted' } } },
    { name: 'GoToScorer', spec: { name: 'gotoscorer', options: { goldEdits: 'extracted' } } },
  ],
  'gec-metrics': [
    { name: 'GLEU (gec-metrics)', spec: { name: 'gleu', options: GEC_METRICS_GLEU } },
    { name: 'GREEN (gec-metrics)', spec: { name: 'green' } },
  ],
  cn: [
    { name: 'GLEU (cn)', spec: { name: 'gleu' } },
    { name: 'GREEN (cn)', spec: { name: 'green' } },
    { name: 'BLEU (cn)', spec: { name: 'bleu' } },
    { name: 'METEOR (cn)', spec: { name: 'meteor' } },
  ],
};

/** A metric's scores; for GLEU also how far the score by one draw of references is from that by another. */
export interface MetricScores extends EvaluatedMetric {
  readonly deviations?: ReadonlyMap<string, number>;
}

/** Which sentences are scored, and whether scores on resamples of them are wanted. */
interface Scored {
  /** From 1 (default: all). */
  readonly numbers?: readonly number[];
  readonly resamples?: boolean;
  /** Names of the metrics that are wanted, beside means and sentinels (default: all). */
  readonly only?: readonly string[];
}

/** The scores of all metrics and sentinels for systems and sentences. */
export async function metricScores(bench: Bench, scored: Scored = {}): Promise<MetricScores[]> {
  const metrics: MetricScores[] = [];
  for (const references of Object.keys(METRICS) as ReferenceSet[]) {
    if (specsOf(references, scored).length === 0) continue;
    metrics.push(...(await scoresWith(bench, references, scored)));
  }
  const { sentences, outputs } = await corpusOf(bench, 'cn', scored.numbers);
  const texts = outputs.map(({ name, lines }) => ({ name, lines: stringsOf(lines) }));
  const knowNothing = sentinels(
    sentences.map(({ source }) => source),
    texts,
  ).map((sentinel) => ({ ...sentinel, name: titled(sentinel.name) }));
  return [...metrics, ...[...means(metrics), ...knowNothing].map((metric) => withResamples(metric, bench, scored))];
}

function specsOf(references: ReferenceSet, { only }: Scored): readonly NamedSpec[] {
  if (only === undefined) return METRICS[references];
  return [...METRICS[references], ...(references === 'applied' ? [PYTHON_3_GLEU] : [])].filter(({ name }) =>
    only.includes(name),
  );
}

async function scoresWith(bench: Bench, references: ReferenceSet, scored: Scored): Promise<MetricScores[]> {
  const corpus = await corpusOf(bench, references, scored.numbers);
  const specs = specsOf(references, scored);
  const runner = runnerOf(bench);
  const measured = await measure(
    openWhole(corpus),
    specs.map(({ spec }) => spec),
    runner,
  );
  const significance = { resamples: bench.runs, confidence: 0.95, seed: bench.seed, tests: 'none' } as const;
  const { board, rows, resampled } = await scoreMeasured(measured, runner, {
    perSentence: true,
    ...(scored.resamples === true && { significance }),
  });
  const names = corpus.outputs.map(({ name }) => name);
  return board.metrics.map(({ name: metric }, at): MetricScores => {
    const { name } = specs[at];
    return {
      name,
      scores: new Map(board.systems.map((system) => [system.name, system.scores[metric].value])),
      deviations: new Map(board.systems.map((system) => [system.name, system.scores[metric].parts.deviation])),
      sentences:
        name === 'GLEU (gec-metrics)'
          ? unsmoothed(names, rows[at])
          : new Map(
              board.systems.map(({ name: system, scores }) => [system, sentenceValues(scores[metric].sentences)]),
            ),
      ...(scored.resamples === true && {
        resampled: new Map(names.map((system, index) => [system, resampled[at].values[index]])),
      }),
    };
  });
}

function sentenceValues(sentences: readonly { readonly value: number }[] = []): number[] {
  return sentences.map(({ value }) => value);
}

/** Where gec-metrics finds no n-gram of some order, it gives a sentence 0; the original program, and Stet, smooth. */
export function unsmoothed(
  systems: readonly string[],
  rows: readonly (readonly PackedRows[])[],
): ReadonlyMap<string, readonly number[]> {
  const metric = gleu(GEC_METRICS_GLEU);
  return new Map(
    systems.map((system, at) => [
      system,
      Array.from(new PackedStats(metric, rows[at]), (references) => meanOf(references.map(gleuOf))),
    ]),
  );
}

/** Plain means of sentence scores: SentM2 and SentERRANT. */
function means(metrics: readonly EvaluatedMetric[]): EvaluatedMetric[] {
  return metrics
    .filter(({ name }) => name === 'M2' || name === 'ERRANT')
    .map(({ name, sentences = new Map<string, number[]>() }) => ({
      name: `Sent${name}`,
      sentences,
      scores: new Map(Array.from(sentences, ([system, values]) => [system, meanOf(Array.from(values))])),
    }));
}

function withResamples(metric: EvaluatedMetric, bench: Bench, { resamples = false }: Scored): EvaluatedMetric {
  if (!resamples || metric.sentences === undefined) return metric;
  return { ...metric, resampled: redrawMeans(metric.sentences, { resamples: bench.runs, seed: bench.seed }) };
}

function titled(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
