import {
  batchStats,
  chosenAlignments,
  countsOf,
  createEditMetric,
  parseM2,
  parsePlainText,
  planTests,
  recallByType,
  resampleSystems,
  scoreByAnnotator,
  sentencesOf,
  testSystems,
  type EditMetric,
  type EditStats,
  type Metric,
  type Sentence,
} from '@stet/core/internal';
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
  const edits = alignEdits(sentences, lines);
  for (const name of settings.metrics) {
    const metric = await createNodeMetric({ name });
    const [own] =
      name === edits.metric.name
        ? [edits.stats]
        : batchStats(metric, { first: 0, sentences, outputs: [{ file: FILE, lines }] });
    stats[name] = JSON.stringify(own);
    metrics.push({ metric: name, ...scoreWithInterval(metric, own, settings) });
  }
  return { scores: { metrics, ...byTypeAndAnnotator(sentences, edits) }, stats };
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

interface AlignedEdits {
  readonly metric: EditMetric;
  readonly alignments: readonly ReturnType<EditMetric['align']>[];
  readonly stats: readonly EditStats[];
}

/** The edits that M2 finds: they tell of types and annotators, whichever metrics the task has. */
function alignEdits(sentences: readonly Sentence[], lines: readonly string[]): AlignedEdits {
  const metric = createEditMetric({ name: 'm2' });
  const alignments = sentences.map((sentence, at) => metric.align({ sentence, hypothesis: lines[at] }));
  return { metric, alignments, stats: alignments.map(countsOf) };
}

function byTypeAndAnnotator(
  sentences: readonly Sentence[],
  { metric, alignments, stats }: AlignedEdits,
): Pick<SubmissionScores, 'types' | 'byAnnotator'> {
  const types = recallByType(chosenAlignments(metric, alignments));
  const alone = (annotator: number): EditMetric => createEditMetric({ name: 'm2', options: { annotator } });
  return {
    types: types.map(({ type, correct, gold }) => ({ type, matched: correct, gold })),
    byAnnotator: scoreByAnnotator(alone, sentences, stats).map(
      ({ annotator, score: { correct, proposed, gold, value } }) => ({ annotator, correct, proposed, gold, value }),
    ),
  };
}
