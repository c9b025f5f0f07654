import {
  PackedStats,
  chosenAlignments,
  countsOf,
  createEditMetric,
  inlineRunner,
  measure,
  openWhole,
  readTexts,
  recallByType,
  scoreByAnnotator,
  scoreMeasured,
  type AnnotatorChoice,
  type EditMetric,
  type WholeCorpus,
} from '@stet/core/internal';
import { tools } from '@stet/node';
import type { SubmissionScores } from '../submissions/schemas.js';
import type { TaskSettings } from '../tasks/schemas.js';

export interface ScoringTask {
  /** M2. */
  readonly gold: string;
  /** What was handed in, one sentence per line. */
  readonly output: string;
  readonly settings: Pick<TaskSettings, 'metrics' | 'resamples' | 'seed' | 'confidence'>;
}

export interface ScoredSubmission {
  readonly scores: SubmissionScores;
  /** For each metric, the statistics of each sentence as JSON. */
  readonly stats: Readonly<Record<string, string>>;
}

/** How messages refer to what was handed in. */
const SUBMISSION = 'the submission';

/** Scores a submission: each metric with its interval, recall by error type, and scores by single annotator. */
export async function scoreSubmission({ gold, output, settings }: ScoringTask): Promise<ScoredSubmission> {
  const { metrics: names, resamples, seed, confidence } = settings;
  const corpus = readTexts({ gold, systems: { [SUBMISSION]: output } });
  const specs = names.map((name) => ({ name }));
  const runner = inlineRunner(tools);
  const measured = await measure(openWhole(corpus), specs, runner);
  const significance = { resamples, seed, confidence, tests: 'none' } as const;
  const { board, rows } = await scoreMeasured(measured, runner, { significance });
  const [{ scores }] = board.systems;
  const stats = await Promise.all(
    specs.map(async (spec, at) => {
      const metric = await tools.metric(spec);
      return [spec.name, JSON.stringify([...new PackedStats(metric, rows[at][0])])] as const;
    }),
  );
  return {
    scores: {
      metrics: names.map((name) => {
        const { value, signature, parts, confidenceInterval = [value, value] } = scores[name];
        return { metric: name, value, interval: [...confidenceInterval], parts, signature };
      }),
      ...byTypeAndAnnotator(corpus),
    },
    stats: Object.fromEntries(stats),
  };
}

/** Types and annotators come from the edits that M2 finds, whichever metrics the task has. */
function byTypeAndAnnotator({
  sentences,
  outputs: [{ lines }],
}: WholeCorpus): Pick<SubmissionScores, 'types' | 'byAnnotator'> {
  const metric = createEditMetric({ name: 'm2' });
  const alignments = sentences.map((sentence, at) => metric.align({ sentence, hypothesis: lines[at] }));
  const types = recallByType(chosenAlignments(metric, alignments));
  const alone = (options: AnnotatorChoice): EditMetric => createEditMetric({ name: 'm2', options });
  return {
    types: types.map(({ type, correct, gold }) => ({ type, matched: correct, gold })),
    byAnnotator: scoreByAnnotator(alone, sentences, alignments.map(countsOf)).map(
      ({ annotator, score: { correct, proposed, gold, value } }) => ({ annotator, correct, proposed, gold, value }),
    ),
  };
}
