import { isDone, standIn, unlistedRules } from '../../corpus/annotators.js';
import type { Notice } from '../notice.js';
import { scoreParts } from '../score-parts.js';
import type { MetricCore } from '../define-metric.js';
import { precisionRecall, type Counts, type PrecisionRecall } from '../f-score.js';
import type { Metric, Score, ScorePart, Segment, SentenceScore, UnsignedScore } from '../metric.js';
import { choiceOption, flagOption, optionalCount, type OptionsOf, type ResolvedOptions } from '../options/option.js';
import { Aligner, type Alignment, type EditFinder } from './aligner.js';
import { RunningChoice, countsOfRow, rowOfCounts, type AnnotatorCounts } from './choose-annotators.js';
import { NO_LEVELS, addLevels, scoreLevels } from './levels.js';
import { packedCounts } from './packed-counts.js';
import { strictOriginalOption } from '../options/common-options.js';
import { orderedResampler } from '../ordered-resampler.js';

/** How edits are compared with those of annotators, for every metric that does. */
export const annotationOptions = {
  annotator: optionalCount({
    help: 'score against this annotator alone',
    absent: 'best',
  }),
  unlisted: choiceOption(unlistedRules, {
    default: 'skip',
    help: 'with an annotator: skip sentences that do not list it, or take the first listed, as CoNLL-2014 does',
    matters: ({ annotator }) => annotator !== undefined,
  }),
  ignoreWhitespaceCasing: flagOption({
    help: 'do not count edits that change only blanks and capitals',
    signatureKey: 'case',
    signatureWords: ['exact', 'ignored'],
  }),
  levels: flagOption({
    help: 'also score detection and recognition, with and without the bonus',
    matters: false,
  }),
  strictOriginal: strictOriginalOption,
};

/** The options that metrics over edits share, with their defaults. */
export type EditSettings = ResolvedOptions<typeof annotationOptions> & { readonly beta: number };

/** Which annotators a metric over edits scores against; all of them where none is named. */
export type AnnotatorChoice = OptionsOf<Pick<typeof annotationOptions, 'annotator' | 'unlisted'>>;

export type EditStats = readonly AnnotatorCounts[];

interface EditCounts extends PrecisionRecall, Counts {
  readonly beta: number;
}

export interface EditScore extends Score, EditCounts {}

export interface EditSentenceScore extends SentenceScore, Counts {
  /** The annotator that suits the sentence best when it is scored by itself, and its counts. */
  readonly annotator: number;
  /** The annotator that the running totals of the corpus chose, and its counts; these add up to the corpus's. */
  readonly running: Counts & { readonly annotator: number };
}

interface Explaining {
  readonly beta: number;
  /** The hypothesis against each annotator that takes part, with the edits behind the counts. */
  align(segment: Segment): Alignment[];
}

/** A metric that compares edits: F over matched edits, with the running choice among annotators of CoNLL-2014. */
export interface EditMetric extends Metric<EditStats, EditScore, EditSentenceScore>, Explaining {}

export function isEditMetric(metric: Metric): metric is EditMetric {
  return 'align' in metric;
}

export function editParts({ beta }: { readonly beta: number }): ScorePart<keyof EditCounts>[] {
  return [
    ...scoreParts('percent', { precision: 'P', recall: 'R', value: `F${String(beta)}` }),
    ...scoreParts('count', { correct: 'Correct', proposed: 'Proposed', gold: 'Gold' }),
  ];
}

/** What metrics share that compare the edits of a finder with the gold; `nothing` is the ratio of nothing to nothing. */
export function editCore(
  finder: EditFinder,
  { beta, annotator, unlisted, levels, ignoreWhitespaceCasing, strictOriginal }: EditSettings,
  nothing: number,
): MetricCore<EditStats, UnsignedScore & EditCounts, EditSentenceScore> & Explaining {
  const aligner = new Aligner(finder, { ignoreWhitespaceCasing, strictOriginal, levels });
  const align = (segment: Segment): Alignment[] => {
    if (annotator !== undefined && !isDone(segment.sentence, annotator, unlisted)) return [skipped(annotator, levels)];
    const alignments = aligner.align(segment);
    if (annotator === undefined) return alignments;
    const chosen = standIn(segment.sentence, annotator);
    return alignments.filter((alignment) => alignment.annotator === chosen);
  };
  return {
    beta,
    align,
    notice: annotator === undefined || unlisted === 'first' ? undefined : unlistedNotice(annotator),
    sentence: (segment) => countsOf(align(segment)),
    toRow: rowOfCounts,
    fromRow: (row) => countsOfRow(row, levels),
    accumulator: () => {
      const choice = new RunningChoice(beta);
      let levelCounts = NO_LEVELS;
      return {
        add: (stats) => {
          const [, , , , added = NO_LEVELS] = choice.choose(stats);
          levelCounts = addLevels(levelCounts, added);
        },
        score: () => {
          const counts = choice.totals;
          const { value, precision, recall } = precisionRecall(counts, beta, nothing);
          const score = { value, precision, recall, ...counts, beta };
          return levels ? { ...score, levels: scoreLevels(counts, levelCounts, beta, nothing) } : score;
        },
      };
    },
    sentences: (stats) => {
      const running = new RunningChoice(beta);
      return Array.from(stats, (counts) => {
        const [runningAnnotator, correct, proposed, gold] = running.choose(counts);
        const alone = new RunningChoice(beta);
        const [best] = alone.choose(counts);
        const { value } = precisionRecall(alone.totals, beta, nothing);
        return {
          annotator: best,
          ...alone.totals,
          value,
          running: { annotator: runningAnnotator, correct, proposed, gold },
        };
      });
    },
    resampler: (systems) => {
      const packed = packedCounts(systems);
      return orderedResampler(systems, (indices) => precisionRecall(packed.choose(indices, beta), beta, nothing).value);
    },
  };
}

function unlistedNotice(annotator: number): Notice {
  return {
    count: (sentence) => [isDone(sentence, annotator, 'skip') ? 0 : 1],
    text: ([sentences = 0]) =>
      sentences === 0
        ? undefined
        : `${sentences} ${sentences === 1 ? 'sentence does' : 'sentences do'} not list annotator ${annotator} and ${sentences === 1 ? 'does' : 'do'} not count. {{unlisted}} first scores them against the first annotator listed.`,
  };
}

/** What a sentence adds that the annotator did not do: nothing, whatever the hypothesis. */
function skipped(annotator: number, levels: boolean): Alignment {
  return { annotator, edits: [], golds: [], correct: 0, ...(levels ? { levels: NO_LEVELS } : {}) };
}

/** The statistics of a sentence from its alignments. */
export function countsOf(alignments: readonly Alignment[]): EditStats {
  return alignments.map(({ annotator, correct, edits, golds, levels }) =>
    levels === undefined
      ? [annotator, correct, edits.length, golds.length]
      : [annotator, correct, edits.length, golds.length, levels],
  );
}

/** Of the alignments of each sentence the one that the running totals of the corpus choose. */
export function chosenAlignments(metric: EditMetric, alignments: readonly (readonly Alignment[])[]): Alignment[] {
  const scores = metric.sentences(alignments.map(countsOf));
  return alignments.flatMap((candidates, at) =>
    candidates.filter(({ annotator }) => annotator === scores[at].running.annotator),
  );
}
