import type { Sentence } from '../../corpus/edit.js';
import { parseGold } from '../../formats/parse-gold.js';
import { readJudgments } from '../../judgments/formats/read.js';
import type { Ranking } from '../../judgments/ranking.js';
import { gleuOf } from '../../metrics/gleu/gleu-stats.js';
import { gleu } from '../../metrics/gleu/index.js';
import type { Metric } from '../../metrics/metric.js';
import { createMetric, type MetricSpec } from '../../metrics/registry.js';
import { batchStats } from '../../scoring/batch.js';
import { listShared, readShared } from '../../testing/shared.js';
import type { EvaluatedMetric } from '../correlations.js';
import { parseSystemScores } from '../formats/system-scores.js';
import type { SystemScores } from '../scored-systems.js';

const FOLDER = 'data/seeda';

/** The two ways in which the same sentences were judged. */
export type SeedaJudgments = 'edit' | 'sent';
/** Reference sets made from the gold of CoNLL-2014, by the files that hold them. */
const REFERENCES = {
  cn: 'data/conll14/references/ref',
  'official-applied': `${FOLDER}/references/official-applied.ref`,
  'gec-metrics': `${FOLDER}/references/gec-metrics.ref`,
};
export type SeedaReferences = keyof typeof REFERENCES;

const linesOf = (path: string): string[] => readShared(path).replace(/\n$/u, '').split('\n');

/** The numbers, from 1, of the judged sentences in the test set. */
const judgedIds = (): number[] => linesOf(`${FOLDER}/subset.ids`).map(Number);

/** The judged sentences, with the edits of the gold and the references of a set. */
export function seedaSentences(references: SeedaReferences): Sentence[] {
  const ids = judgedIds();
  const texts = [0, 1].map((at) => linesOf(`${REFERENCES[references]}${at}.txt`));
  return parseGold(readShared(`${FOLDER}/subset.m2`)).map((sentence, at) => ({
    ...sentence,
    references: texts.map((lines) => lines[ids[at] - 1]),
  }));
}

/** The outputs of the fifteen systems for the judged sentences. */
export function seedaOutputs(): { readonly name: string; readonly file: string; readonly lines: readonly string[] }[] {
  return listShared(`${FOLDER}/outputs/subset`)
    .sort()
    .map((file) => ({ name: file.replace(/\.txt$/u, ''), file, lines: linesOf(`${FOLDER}/outputs/subset/${file}`) }));
}

/** The rankings, with the judged sentences numbered from 0. */
export function seedaRankings(judgments: SeedaJudgments): Ranking[] {
  const ids = judgedIds();
  return readJudgments(readShared(`${FOLDER}/judgments_${judgments}.xml`)).map((ranking) => ({
    ...ranking,
    sentence: ids.indexOf(ranking.sentence),
  }));
}

/** The human scores that were released with the judgments. */
export function seedaHuman(method: 'EW' | 'TS', judgments: SeedaJudgments): SystemScores {
  const name = `${method}_${judgments}`;
  return { ...parseSystemScores(readShared(`${FOLDER}/human/${name}.tsv`), { name })[0], name };
}

/** A metric's scores of the systems and of their sentences. */
export function seedaMetric(name: string, spec: MetricSpec, references: SeedaReferences): EvaluatedMetric {
  return scoredBy(name, createMetric(spec), references);
}

/** GLEU as gec-metrics computes it: a sentence that shares no n-gram of some order with a reference gets 0. */
export function seedaUnsmoothedGleu(name: string, penalty: 'program' | 'paper'): EvaluatedMetric {
  return scoredBy(name, gleu({ penalty, draws: 'python3', emptyLength: '1' }), 'gec-metrics', (references) =>
    meanOf(references.map(gleuOf)),
  );
}

function scoredBy<Stats>(
  name: string,
  metric: Metric<Stats>,
  references: SeedaReferences,
  sentenceScore?: (stats: Stats) => number,
): EvaluatedMetric {
  const outputs = seedaOutputs();
  const stats = batchStats(metric, { first: 0, sentences: seedaSentences(references), outputs });
  return {
    name,
    scores: new Map(outputs.map((output, at) => [output.name, metric.corpus(stats[at]).value])),
    sentences: new Map(
      outputs.map((output, at) => [
        output.name,
        sentenceScore === undefined
          ? metric.sentences(stats[at]).map(({ value }) => value)
          : stats[at].map(sentenceScore),
      ]),
    ),
  };
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
