import {
  StetError,
  chosenAlignments,
  countsEdits,
  countsOf,
  inlineRunner,
  measure,
  nameOptions,
  openWhole,
  recallByType,
  scoreByAnnotator,
  scoreMeasured,
  scoreWarnings,
  valuePart,
  type EditMetric,
  type EditStats,
  type MetricSpec,
  type Scoreboard,
  type Sentence,
  type WholeCorpus,
} from '@stet/core/internal';
import { tools } from '@stet/node';
import { packPages } from '../explorer/packed-pages.js';
import { packValues } from '../leaderboard/packed-values.js';
import { isEssayGold } from '../tasks/essay-gold.js';
import { explainingSpec, ownSpecs } from '../tasks/metric-specs.js';
import { parseStoredGold } from '../tasks/parse-stored-gold.js';
import { storedCorpus } from '../tasks/stored-corpus.js';
import { explainingMetric } from './explaining-metric.js';
import type { SubmissionScores } from '../submissions/schemas.js';
import type { TaskSettings } from '../tasks/schemas.js';

export interface ScoringTask {
  /** As it is stored; what has bad offsets in it is left out. */
  readonly gold: string;
  /** What was handed in, one sentence per line. */
  readonly output: string;
  readonly settings: Pick<
    TaskSettings,
    'metrics' | 'official' | 'unit' | 'normalise' | 'resamples' | 'seed' | 'confidence'
  >;
  /** Metrics of programs, among them those of the task. */
  readonly programs: readonly MetricSpec[];
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
  /** Metrics whose program failed, and why; for the log. */
  readonly failures: Scoreboard['failures'];
}

/** How messages refer to what was handed in. */
const SUBMISSION = 'the submission';

/**
 * Scores a submission: each metric with its interval, recall by error type, and scores by single annotator. Resamples
 * draw the same sentences for every submission, so that those of one can be compared with those of another.
 */
export async function scoreSubmission({ gold, output, settings, programs }: ScoringTask): Promise<ScoredSubmission> {
  const { metrics: names, resamples, seed, confidence } = settings;
  const corpus = storedCorpus(gold, SUBMISSION, output);
  const offered: readonly MetricSpec[] = [...programs, ...ownSpecs(settings)];
  const specs = names.flatMap((name) => offered.find((spec) => spec.name === name) ?? []);
  const unknown = names.filter((name) => !offered.some((spec) => spec.name === name)).map(missingProgram);
  if (specs.length === 0) throw new StetError<string>(unknown[0].error);
  const runner = inlineRunner(tools);
  const measured = await measure(openWhole(corpus), specs, runner);
  const significance = { resamples, seed, confidence, tests: 'none' } as const;
  const { board, resampled } = await scoreMeasured(measured, runner, { significance });
  const failures = [...board.failures, ...unknown];
  const [{ scores }] = board.systems;
  const metrics = board.metrics.map(({ name: metric }, at) => ({
    metric,
    resampled: packValues(resampled.at(at)?.values[0] ?? new Float64Array()),
  }));
  const explained = isEssayGold(gold) ? { ...corpus, sentences: parseStoredGold(gold) } : corpus;
  const { pages, ...byType } = await alignOutput(explained, explainingSpec(settings));
  return {
    scores: {
      metrics: board.metrics.map((metric) => {
        const { name } = metric;
        const { value, signature, parts, confidenceInterval = [value, value] } = scores[name];
        const score = { metric: name, value, interval: [...confidenceInterval] as [number, number], parts, signature };
        return valuePart(metric).kind === 'percent' ? score : { ...score, unit: 'number' as const };
      }),
      ...byType,
      warnings: [
        ...scoreWarnings(board).map((warning) => nameOptions(warning)),
        // What the program said may be nobody's business but the operator's.
        ...failures.map(({ metric, error }) => `${metric} is missing: its program failed (${error.code}).`),
      ],
    },
    metrics,
    pages,
    failures,
  };
}

function missingProgram(metric: string): Scoreboard['failures'][number] {
  const error = {
    code: 'MISSING_RESOURCE',
    expected: `a program that computes ${metric}`,
    found: 'none among those that this worker was given',
    remedy: 'Start all workers with the {{metricCommand}} of the server.',
  };
  return { metric, error };
}

function againstEach(
  metric: EditMetric,
  sentences: readonly Sentence[],
  stats: readonly EditStats[],
): SubmissionScores['byAnnotator'] {
  return scoreByAnnotator(() => metric, sentences, stats).map(
    ({ annotator, sentences: done, score: { correct, proposed, gold, value } }) => {
      return { annotator, sentences: done, correct, proposed, gold, value };
    },
  );
}

/** Types, annotators and the explorer show the edits that a metric finds. */
async function alignOutput(
  { sentences, outputs: [{ lines }] }: WholeCorpus,
  explaining: MetricSpec,
): Promise<Pick<SubmissionScores, 'types' | 'byAnnotator' | 'explainedBy'> & Pick<ScoredSubmission, 'pages'>> {
  const metric = await explainingMetric(explaining);
  const alignments = sentences.map((sentence, at) => metric.align({ sentence, hypothesis: lines[at] }));
  const chosen = chosenAlignments(metric, alignments);
  return {
    explainedBy: explaining.name,
    types: recallByType(chosen).map(({ type, correct, gold, wrong }) => {
      return { type, matched: correct, gold, ...(wrong === undefined ? {} : { wrong }) };
    }),
    byAnnotator: countsEdits(metric) ? againstEach(metric, sentences, alignments.map(countsOf)) : [],
    pages: packPages(metric, sentences, lines, chosen),
  };
}
