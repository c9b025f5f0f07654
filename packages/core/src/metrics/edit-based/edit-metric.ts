import { isDone, standIn, unlistedRules } from '../../corpus/annotators.js';
import type { Notice } from '../notice.js';
import { fParts, scoreParts } from '../score-parts.js';
import type { MetricCore } from '../define-metric.js';
import type { Accumulator, Metric, Score, ScorePart, Segment, UnsignedScore } from '../metric.js';
import { choiceOption, flagOption, optionalCount, type OptionsOf, type ResolvedOptions } from '../options/option.js';
import { textOptions } from '../texts/text-options.js';
import { Aligner, type EditFinder } from './aligner.js';
import type { Alignment } from './alignment.js';
import { ConllChoice, countsOfRow, rowOfCounts, type AnnotatorCounts } from './choose-annotators.js';
import { countingCore, scoreCounts, type EditCounts, type EditSentenceScore } from './counting-core.js';
import { NO_LEVELS, addLevels, scoreLevels, type LevelCounts } from './levels.js';
import { conllPackedChoice } from './packed-counts.js';
import { strictOriginalOption } from '../options/common-options.js';

export type { EditSentenceScore } from './counting-core.js';

/** With which annotators a hypothesis is compared, for every metric that compares edits. */
export const annotatorOptions = {
  annotator: optionalCount({
    help: 'score against this annotator alone',
    absent: 'best',
  }),
  unlisted: choiceOption(unlistedRules, {
    default: 'skip',
    help: 'with an annotator: skip sentences that do not list it, or take the first listed, as CoNLL-2014 does',
    matters: ({ annotator }) => annotator !== undefined,
  }),
};

/** How edits are compared with those of annotators where they are found to suit these. */
export const annotationOptions = {
  ...annotatorOptions,
  ignoreWhitespaceCasing: flagOption({
    help: 'do not count edits that change only spaces and capitals',
    signatureKey: 'case',
    signatureWords: ['exact', 'ignored'],
  }),
  levels: flagOption({
    help: 'also score detection and recognition, with and without the bonus',
    matters: false,
  }),
  strictOriginal: strictOriginalOption,
  ...textOptions,
};

/** The options that metrics over edits share, with their defaults. */
export type EditSettings = ResolvedOptions<typeof annotationOptions> & { readonly beta: number };

/** Which annotators a metric over edits scores against; all of them where none is named. */
export type AnnotatorChoice = OptionsOf<typeof annotatorOptions>;

export type EditStats = readonly AnnotatorCounts[];

export interface EditScore extends Score, EditCounts {}

/** What a metric that compares edits adds, so that its counts can be shown. */
export interface Explaining<Stats = EditStats> {
  /** The hypothesis against each annotator that takes part, with the edits behind the counts. */
  align(segment: Segment): Alignment[];
  /** The value of the corpus up to and with each sentence. */
  runningValues(stats: Iterable<Stats>): number[];
}

/** A metric that chooses an annotator for each sentence, and can show the edits behind its counts. */
export interface ExplainingMetric<S extends Score = Score>
  extends Metric<EditStats, S, EditSentenceScore>, Explaining {}

/** A metric that compares edits: F over matched edits, with a running choice among annotators. */
export interface EditMetric extends ExplainingMetric<EditScore> {
  readonly beta: number;
}

export function isExplaining(metric: Metric): metric is ExplainingMetric {
  return 'align' in metric;
}

export function editParts({ beta }: { readonly beta: number }): ScorePart<keyof EditCounts>[] {
  return [...fParts('value', beta), ...scoreParts('count', { correct: 'Correct', proposed: 'Proposed', gold: 'Gold' })];
}

/** What a metric is made from that counts edits. */
export type CountingMetricCore<Detail, Extra = unknown> = MetricCore<
  readonly AnnotatorCounts<Detail>[],
  UnsignedScore & EditCounts & Extra,
  EditSentenceScore
> &
  Explaining<readonly AnnotatorCounts<Detail>[]> & { readonly beta: number };

/** What metrics share that compare the edits of a finder with the gold; `nothing` is the ratio of nothing to nothing. */
export function editCore(
  finder: EditFinder,
  { beta, annotator, unlisted, levels, ignoreWhitespaceCasing, strictOriginal }: EditSettings,
  nothing: number,
): CountingMetricCore<LevelCounts> {
  const aligner = new Aligner(finder, { ignoreWhitespaceCasing, strictOriginal, levels });
  const { align, notice } = alignedWith(
    { annotator, unlisted },
    (segment) => aligner.align(segment),
    levels ? NO_LEVELS : undefined,
  );
  const startChoice = (): ConllChoice => new ConllChoice(beta);
  return {
    beta,
    align,
    notice,
    takesExtracted: true,
    ignoresUncorrected: !strictOriginal,
    sentence: (segment) => countsOf(align(segment)),
    toRow: rowOfCounts,
    fromRow: (row) => countsOfRow(row, levels),
    ...countingCore({ beta, nothing, startChoice, packedChoice: conllPackedChoice }),
    ...(levels ? { accumulator: () => levelAccumulator(beta, nothing) } : {}),
  };
}

/** Adds up the levels of the annotators that are chosen beside their counts. */
function levelAccumulator(
  beta: number,
  nothing: number,
): Accumulator<readonly AnnotatorCounts<LevelCounts>[], UnsignedScore & EditCounts> {
  const choice = new ConllChoice(beta);
  let levelCounts = NO_LEVELS;
  return {
    add: (stats) => {
      const [, , , , added = NO_LEVELS] = choice.choose(stats);
      levelCounts = addLevels(levelCounts, added);
    },
    score: () => ({
      ...scoreCounts(choice.totals, beta, nothing),
      levels: scoreLevels(choice.totals, levelCounts, beta, nothing),
    }),
  };
}

/** Keeps to the annotator that was asked for, if any; what a sentence adds that the annotator did not do is nothing. */
export function alignedWith<Detail>(
  { annotator, unlisted = 'skip' }: AnnotatorChoice,
  alignAll: (segment: Segment) => Alignment<Detail>[],
  noDetail?: Detail,
): { readonly align: (segment: Segment) => Alignment<Detail>[]; readonly notice: Notice | undefined } {
  if (annotator === undefined) {
    return { align: alignAll, notice: undefined };
  }
  return {
    align: (segment) => {
      if (!isDone(segment.sentence, annotator, unlisted)) return [leftOut(annotator, noDetail)];
      const chosen = standIn(segment.sentence, annotator);
      return alignAll(segment).filter((alignment) => alignment.annotator === chosen);
    },
    notice: annotatorNotice({ annotator, unlisted }),
  };
}

/** Says how many sentences do not count, since they do not list the annotator that was asked for. */
export function annotatorNotice({ annotator, unlisted = 'skip' }: AnnotatorChoice): Notice | undefined {
  if (annotator === undefined || unlisted === 'first') return undefined;
  return {
    count: (sentence) => [isDone(sentence, annotator, 'skip') ? 0 : 1],
    text: ([sentences = 0]) =>
      sentences === 0
        ? undefined
        : `${sentences} ${sentences === 1 ? 'sentence does' : 'sentences do'} not list annotator ${annotator} and ${sentences === 1 ? 'does' : 'do'} not count. {{unlisted}} first scores them against the first annotator listed.`,
  };
}

function leftOut<Detail>(annotator: number, detail?: Detail): Alignment<Detail> {
  const alignment = { annotator, edits: [], golds: [], correct: 0, proposed: 0, gold: 0 };
  return detail === undefined ? alignment : { ...alignment, detail };
}

/** The statistics of a sentence from its alignments. */
export function countsOf<Detail>(alignments: readonly Alignment<Detail>[]): readonly AnnotatorCounts<Detail>[] {
  return alignments.map(({ annotator, correct, proposed, gold, detail }) =>
    detail === undefined ? [annotator, correct, proposed, gold] : [annotator, correct, proposed, gold, detail],
  );
}

/** Of the alignments of each sentence the one that the running totals of the corpus choose. */
export function chosenAlignments(metric: ExplainingMetric, alignments: readonly (readonly Alignment[])[]): Alignment[] {
  const scores = metric.sentences(alignments.map(countsOf));
  return alignments.flatMap((candidates, at) => {
    const { annotator, correct, proposed, gold } = scores[at].running;
    const isChosen = (candidate: Alignment): boolean => candidate.annotator === annotator;
    // Of several sequences for one answer, the one whose counts were taken.
    const chosen = candidates.filter(isChosen);
    const counted = chosen.find(
      (candidate) => candidate.correct === correct && candidate.proposed === proposed && candidate.gold === gold,
    );
    return chosen.length > 1 && counted !== undefined ? [counted] : chosen;
  });
}
