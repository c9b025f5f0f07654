import { reportAnnotators, type AnnotatorReport } from '../annotators/report.js';
import type { UnlistedRule } from '../corpus/annotators.js';
import type { Sentence } from '../corpus/edit.js';
import type { NamedOutput } from '../corpus/system-output.js';
import {
  chosenAlignments,
  countsOf,
  type AnnotatorChoice,
  type EditMetric,
  type EditScore,
  type EditStats,
} from '../metrics/edit-based/edit-metric.js';
import { scoreNamedTypes, type NamedTypeScore } from '../metrics/edit-based/by-type/named-type-scores.js';
import { recallByType, type TypeRecall } from '../metrics/edit-based/by-type/recall-by-type.js';
import { located } from '../metrics/located.js';
import { inlineRunner } from '../runner/inline-runner.js';
import { createTools } from '../runner/tools.js';
import { measuredStats } from '../scoring/measure.js';
import { scoreMeasured } from '../scoring/score-measured.js';
import type { SignificanceOptions } from '../significance/test-systems.js';
import { englishEvidence, isForeign } from '../text/english-evidence.js';
import { knownTags, type Tagger } from '../text/tagger.js';
import { tokenise } from '../text/white-space.js';
import { scoreByAnnotator, type AnnotatorScore } from './score-by-annotator.js';

export interface TaskInput {
  readonly gold: readonly Sentence[];
  /** The same sentences with alternative answers; its annotators need not be the same people in each sentence. */
  readonly alternatives?: readonly Sentence[] | undefined;
  readonly submissions: readonly NamedOutput[];
}

export interface TaskOptions extends SignificanceOptions {
  /** Makes the metric that scores against one annotator, or that chooses among all of them. */
  readonly metric: (choice: AnnotatorChoice) => EditMetric;
  readonly tagger: Tagger;
  /** What a sentence says of an annotator whom it does not list; `first` for the tables of CoNLL-2014. */
  readonly unlisted?: UnlistedRule | undefined;
  /** Called whenever a submission has been scored against a gold. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** A submission against one gold. */
export interface SubmissionScore {
  readonly name: string;
  readonly score: EditScore;
  readonly confidenceInterval: readonly [low: number, high: number];
  readonly recallByType: readonly TypeRecall[];
  readonly namedTypes: readonly NamedTypeScore[];
}

export interface ScoredSubmission extends SubmissionScore {
  /** Against each annotator alone. */
  readonly annotators: readonly AnnotatorScore[];
}

/** The results section of a shared task. Submissions come best first. */
export interface TaskResults {
  readonly corpus: { readonly sentences: number; readonly tokens: number };
  readonly annotators: AnnotatorReport;
  readonly submissions: readonly ScoredSubmission[];
  readonly alternatives?: readonly SubmissionScore[];
  /** What readers of the results should know, a sentence each. */
  readonly warnings: readonly string[];
}

const NOT_ENGLISH =
  'The sentences do not look like English. The types of edits that systems made are named by an English tagger.';

/** Everything that Ng et al. (2014) report of a shared task: Tables 2, 3 and 7 to 12. */
export async function taskResults(
  { gold, alternatives, submissions }: TaskInput,
  options: TaskOptions,
): Promise<TaskResults> {
  const sources = gold.map(({ source }) => tokenise(source));
  const tagger = knownTags(
    sources.map((tokens) => ({ tokens, tags: options.tagger(tokens) })),
    options.tagger,
  );
  const total = submissions.length * (alternatives === undefined ? 1 : 2);
  let done = 0;
  const onScored = (): void => options.onProgress?.(++done, total);
  const scoring = { ...options, metric: options.metric({}), tagger, onScored };
  const scored = await scoreSubmissions(gold, submissions, scoring);
  return {
    corpus: { sentences: gold.length, tokens: sources.reduce((sum, { length }) => sum + length, 0) },
    annotators: reportAnnotators(scoring.metric, gold, { unlisted: options.unlisted }),
    submissions: scored.map(({ stats, ...submission }) => ({
      ...submission,
      annotators: scoreByAnnotator(options.metric, gold, stats, options.unlisted),
    })),
    warnings: isForeign(englishEvidence(gold.map(({ source }) => source).join(' '))) ? [NOT_ENGLISH] : [],
    ...(alternatives === undefined
      ? {}
      : {
          alternatives: (await scoreSubmissions(alternatives, submissions, scoring)).map(
            ({ stats: _, ...submission }) => submission,
          ),
        }),
  };
}

interface SubmissionOptions extends SignificanceOptions {
  readonly metric: EditMetric;
  readonly tagger: Tagger;
  readonly onScored: () => void;
}

/** Scores submissions by the metric, which aligns each sentence once for its counts and for the types. */
async function scoreSubmissions(
  sentences: readonly Sentence[],
  submissions: readonly NamedOutput[],
  { metric, tagger, onScored, resamples, seed, confidence }: SubmissionOptions,
): Promise<(SubmissionScore & { readonly stats: readonly EditStats[] })[]> {
  const aligned = submissions.map(({ name, file, lines }) => {
    const segments = sentences.map((sentence, at) => ({ sentence, hypothesis: lines[at] }));
    const alignments = segments.map((segment, at) => located(() => metric.align(segment), file, at + 1));
    const stats = alignments.map(countsOf);
    const chosen = chosenAlignments(metric, alignments);
    const namedTypes = scoreNamedTypes(segments, chosen, tagger, metric.beta);
    onScored();
    return { name, stats, recallByType: recallByType(chosen), namedTypes };
  });
  const statsByName = Object.fromEntries(aligned.map(({ name, stats }) => [name, stats]));
  const measured = measuredStats(metric, { name: metric.name }, sentences, statsByName);
  const runner = inlineRunner(createTools(() => Promise.resolve(metric)));
  const significance = { resamples, seed, confidence, tests: 'none' } as const;
  const { board } = await scoreMeasured(measured, runner, { significance });
  return board.systems.flatMap(({ name, scores }) => {
    const { signature, value, confidenceInterval = [value, value] } = scores[metric.name];
    return aligned
      .filter((submission) => submission.name === name)
      .map((submission) => ({
        ...submission,
        score: { ...metric.corpus(submission.stats), signature },
        confidenceInterval,
      }));
  });
}
