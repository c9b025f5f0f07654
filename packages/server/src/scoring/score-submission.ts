import {
  chosenAlignments,
  countsOf,
  createEditMetric,
  inlineRunner,
  measure,
  nameOptions,
  openWhole,
  readTexts,
  recallByType,
  scoreByAnnotator,
  scoreMeasured,
  scoreWarnings,
  type AnnotatorChoice,
  type EditMetric,
  type WholeCorpus,
} from '@stet/core/internal';
import { tools } from '@stet/node';
import { packPages } from '../explorer/packed-pages.js';
import { packValues } from '../leaderboard/packed-values.js';
import type { SubmissionScores } from '../submissions/schemas.js';
import type { TaskSettings } from '../tasks/schemas.js';

export interface ScoringTask {
  /** M2; what has bad offsets in it is left out. */
  readonly gold: string;
  /** What was handed in, one sentence per line. */
  readonly output: string;
  readonly settings: Pick<TaskSettings, 'metrics' | 'resamples' | 'seed' | 'confidence'>;
}

/** What a board is made of later, without measuring or resampling again. */
interface ScoredMetric {
  readonly metric: string;
  /** The value on each bootstrap resample, packed. */
  readonly resampled: string;
}

export interface ScoredSubmission {
  readonly scores: SubmissionScores;
  readonly metrics: readonly ScoredMetric[];
  /** The pages of the explorer. */
  readonly pages: readonly string[];
}

/** How messages refer to what was handed in. */
const SUBMISSION = 'the submission';

/**
 * Scores a submission: each metric with its interval, recall by error type, and scores by single annotator. Resamples
 * draw the same sentences for every submission, so that those of one can be compared with those of another.
 */
export async function scoreSubmission({ gold, output, settings }: ScoringTask): Promise<ScoredSubmission> {
  const { metrics: names, resamples, seed, confidence } = settings;
  const corpus = readTexts({ gold, systems: { [SUBMISSION]: output }, skipBadEdits: true });
  const specs = names.map((name) => ({ name }));
  const runner = inlineRunner(tools);
  const measured = await measure(openWhole(corpus), specs, runner);
  const significance = { resamples, seed, confidence, tests: 'none' } as const;
  const { board, resampled } = await scoreMeasured(measured, runner, { significance });
  const [{ scores }] = board.systems;
  const metrics = names.map((metric, at) => ({
    metric,
    resampled: packValues(resampled.at(at)?.values[0] ?? new Float64Array()),
  }));
  const { pages, ...byType } = alignOutput(corpus);
  return {
    scores: {
      metrics: names.map((name) => {
        const { value, signature, parts, confidenceInterval = [value, value] } = scores[name];
        return { metric: name, value, interval: [...confidenceInterval], parts, signature };
      }),
      ...byType,
      warnings: scoreWarnings(board).map((warning) => nameOptions(warning)),
    },
    metrics,
    pages,
  };
}

/** Types, annotators and the explorer show the edits that M2 finds, whichever metrics the task has. */
function alignOutput({
  sentences,
  outputs: [{ lines }],
}: WholeCorpus): Pick<SubmissionScores, 'types' | 'byAnnotator'> & Pick<ScoredSubmission, 'pages'> {
  const metric = createEditMetric({ name: 'm2' });
  const alignments = sentences.map((sentence, at) => metric.align({ sentence, hypothesis: lines[at] }));
  const chosen = chosenAlignments(metric, alignments);
  const alone = (options: AnnotatorChoice): EditMetric => createEditMetric({ name: 'm2', options });
  return {
    types: recallByType(chosen).map(({ type, correct, gold }) => ({ type, matched: correct, gold })),
    byAnnotator: scoreByAnnotator(alone, sentences, alignments.map(countsOf)).map(
      ({ annotator, sentences: done, score: { correct, proposed, gold, value } }) => {
        return { annotator, sentences: done, correct, proposed, gold, value };
      },
    ),
    pages: packPages(sentences, lines, chosen),
  };
}
