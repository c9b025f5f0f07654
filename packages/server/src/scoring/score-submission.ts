import {
  batchStats,
  chosenAlignments,
  createEditMetric,
  parseM2,
  parsePlainText,
  planTests,
  recallByType,
  resampleSystems,
  scoreByAnnotator,
  sentencesOf,
  testSystems,
  type Metric,
  type Sentence,
} from '@stet/core';
import { createNodeMetric } from '@stet/node';
import type { SubmissionScores, TaskSettings } from '../tasks/schemas.js';

export interface ScoringTask {
  /** M2. */
  readonly gold: string;
  /** What was handed in, a sentence a line. */
  readonly output: string;
  readonly settings: Pick<TaskSettings, 'metrics' | 'resamples' | 'seed' | 'confidence'>;
}

export interface ScoredSubmission {
  readonly scores: SubmissionScores;
  /** By metric, JSON: the statistics of each sentence. */
  readonly stats: Readonly<Record<string, string>>;
}

const FILE = 'the submission';

/** All that is told about a submission: each metric with its interval, recall by error type, and each annotator alone. */
export async function scoreSubmission({ gold, output, settings }: ScoringTask): Promise<ScoredSubmission> {
  const sentences = parseM2(gold, { file: 'the gold' }).flatMap(sentencesOf);
  const lines = parsePlainText(output);
  const stats: Record<string, string> = {};
  const metrics: SubmissionScores['metrics'] = [];
  for (const name of settings.metrics) {
    const metric = await createNodeMetric({ name });
    const [own] = batchStats(metric, { first: 0, sentences, outputs: [{ file: FILE, lines }] });
    stats[name] = JSON.stringify(own);
    metrics.push({ metric: name, ...scoreWithInterval(metric, own, settings) });
  }
  return { scores: { metrics, ...byTypeAndAnnotator(sentences, lines) }, stats };
}

type Scored = Omit<SubmissionScores['metrics'][number], 'metric'>;

function scoreWithInterval(
  metric: Metric,
  stats: readonly unknown[],
  { resamples, seed, confidence }: ScoringTask['settings'],
): Scored {
  const score = metric.corpus(stats);
  const values = [score.value];
  const resampled = resampleSystems(metric, [stats], [], { first: 0, end: resamples, seed });
  const [{ interval }] = testSystems(values, planTests(values, 0), resampled, confidence);
  const known = score as unknown as Readonly<Record<string, number>>;
  return {
    value: score.value,
    interval: [...interval],
    parts: Object.fromEntries(metric.parts.map(({ key }) => [key, known[key]])),
    signature: score.signature,
  };
}

/** By the edits that M2 finds, whichever metrics the task has. */
function byTypeAndAnnotator(
  sentences: readonly Sentence[],
  lines: readonly string[],
): Pick<SubmissionScores, 'types' | 'byAnnotator'> {
  const metric = createEditMetric({ name: 'm2' });
  const alignments = sentences.map((sentence, at) => metric.align({ sentence, hypothesis: lines[at] }));
  const types = recallByType(chosenAlignments(metric, alignments));
  const alone = (annotator: number): typeof metric => createEditMetric({ name: 'm2', options: { annotator } });
  return {
    types: types.map(({ type, correct, gold }) => ({ type, matched: correct, gold })),
    byAnnotator: scoreByAnnotator(
      alone,
      sentences,
      sentences.map((sentence, at) => metric.sentence({ sentence, hypothesis: lines[at] })),
    ).map(({ annotator, score: { correct, proposed, gold, value } }) => ({
      annotator,
      correct,
      proposed,
      gold,
      value,
    })),
  };
}
