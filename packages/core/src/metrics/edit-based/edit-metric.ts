import { standIn } from '../../corpus/annotators.js';
import { VERSION } from '../../version.js';
import { precisionRecall, type Counts } from '../f-score.js';
import { accumulate } from '../accumulate.js';
import type { Accumulator, Metric, Resampler, Score, ScorePart, Segment, StatsList } from '../metric.js';
import { Aligner, type Alignment } from './aligner.js';
import { RunningChoice, type AnnotatorCounts } from './choose-annotators.js';
import type { EditFinder } from './edit-finder.js';
import { packedCounts } from './packed-counts.js';
import { countsOfRow, rowOfCounts } from './stats-row.js';
import { NO_LEVELS, addLevels, scoreLevels, type LevelCounts, type Levels } from './levels.js';

export interface EditMetricOptions {
  /** Weight of recall against precision in F; it takes part in the choice of annotator. */
  readonly beta?: number | undefined;
  /** Score against this annotator alone; where a sentence does not list it, against the first one listed. */
  readonly annotator?: number | undefined;
  /** Do not count edits that change only blanks and capitals. */
  readonly ignoreWhitespaceCasing?: boolean | undefined;
  /** Also score detection and recognition, each with and without the bonus for missed optional edits. */
  readonly levels?: boolean | undefined;
  /** Repeat the official M2 scorer also where it is wrong: see docs/metrics/m2.md. */
  readonly strictOriginal?: boolean | undefined;
}

export type EditStats = readonly AnnotatorCounts[];

export interface EditScore extends Score, Counts {
  readonly precision: number;
  readonly recall: number;
  readonly beta: number;
  readonly levels?: Levels;
}

export interface EditSentenceScore extends Counts {
  /** The annotator that suits the sentence best when it is scored by itself, and its counts. */
  readonly annotator: number;
  readonly value: number;
  /** The annotator that the running totals of the corpus chose, and its counts; these add up to the corpus's. */
  readonly running: Counts & { readonly annotator: number };
}

export interface EditMetricKind {
  readonly name: string;
  readonly finder: EditFinder;
  readonly beta: number;
  /** The ratio of nothing to nothing. */
  readonly nothing: number;
  /** What the metric adds to the signature. */
  readonly signature: readonly string[];
}

/** A metric that compares edits: F over matched edits, with the running choice among annotators of CoNLL-2014. */
export class EditMetric implements Metric<EditStats, EditScore> {
  readonly name: string;
  readonly beta: number;
  readonly parts: readonly ScorePart[];
  readonly #kind: EditMetricKind;
  readonly #options: EditMetricOptions;
  readonly #aligner: Aligner;

  constructor(kind: EditMetricKind, options: EditMetricOptions) {
    this.name = kind.name;
    this.beta = options.beta ?? kind.beta;
    this.parts = [
      { key: 'precision', title: 'P', kind: 'percent' },
      { key: 'recall', title: 'R', kind: 'percent' },
      { key: 'value', title: `F${String(this.beta)}`, kind: 'percent' },
      { key: 'correct', title: 'Correct', kind: 'count' },
      { key: 'proposed', title: 'Proposed', kind: 'count' },
      { key: 'gold', title: 'Gold', kind: 'count' },
    ];
    this.#kind = kind;
    this.#options = options;
    this.#aligner = new Aligner(kind.finder, {
      ignoreWhitespaceCasing: options.ignoreWhitespaceCasing ?? false,
      strictOriginal: options.strictOriginal ?? false,
      levels: options.levels ?? false,
    });
  }

  signature(): string {
    const { annotator, ignoreWhitespaceCasing, strictOriginal } = this.#options;
    return [
      this.name,
      `beta:${String(this.beta)}`,
      ...this.#kind.signature,
      `annotator:${annotator === undefined ? 'best' : String(annotator)}`,
      `case:${ignoreWhitespaceCasing === true ? 'ignored' : 'exact'}`,
      ...(strictOriginal === true ? ['strict'] : []),
      `stet:${VERSION}`,
    ].join('|');
  }

  /** The hypothesis against each annotator that takes part, with the edits behind the counts. */
  align({ sentence, hypothesis }: Segment): Alignment[] {
    const { annotator } = this.#options;
    const alignments = this.#aligner.align(sentence, hypothesis);
    if (annotator === undefined) return alignments;
    const chosen = standIn(sentence, annotator);
    return alignments.filter((alignment) => alignment.annotator === chosen);
  }

  sentence(segment: Segment): EditStats {
    return countsOf(this.align(segment));
  }

  toRow(stats: EditStats): readonly number[] {
    return rowOfCounts(stats);
  }

  fromRow(row: readonly number[]): EditStats {
    return countsOfRow(row, this.#options.levels === true);
  }

  accumulator(): Accumulator<EditStats, EditScore> {
    const choice = new RunningChoice(this.beta);
    let levelCounts = NO_LEVELS;
    return {
      add: (stats) => {
        const [, , , , levels = NO_LEVELS] = choice.choose(stats);
        levelCounts = addLevels(levelCounts, levels);
      },
      score: () => this.#score(choice.totals, levelCounts),
    };
  }

  corpus(stats: Iterable<EditStats>): EditScore {
    return accumulate(this.accumulator(), stats);
  }

  sentences(stats: Iterable<EditStats>): EditSentenceScore[] {
    const running = new RunningChoice(this.beta);
    return Array.from(stats, (own) => {
      const inCorpus = running.choose(own);
      const alone = new RunningChoice(this.beta);
      const [annotator] = alone.choose(own);
      const counts = alone.totals;
      const { value } = precisionRecall(counts, this.beta, this.#kind.nothing);
      const [runningAnnotator, correct, proposed, gold] = inCorpus;
      return { annotator, ...counts, value, running: { annotator: runningAnnotator, correct, proposed, gold } };
    });
  }

  resampler(stats: StatsList<EditStats>): Resampler {
    const packed = packedCounts(stats);
    return (indices) => precisionRecall(packed.choose(indices, this.beta), this.beta, this.#kind.nothing).value;
  }

  #score(counts: Counts, levelCounts: LevelCounts): EditScore {
    const { nothing } = this.#kind;
    const { precision, recall, value } = precisionRecall(counts, this.beta, nothing);
    const score = { value, precision, recall, ...counts, beta: this.beta, signature: this.signature() };
    if (this.#options.levels !== true) return score;
    return { ...score, levels: scoreLevels(counts, levelCounts, this.beta, nothing) };
  }
}

/** The statistics of a sentence from its alignments. */
export function countsOf(alignments: readonly Alignment[]): EditStats {
  return alignments.map(({ annotator, correct, edits, golds, levels }) =>
    levels === undefined
      ? [annotator, correct, edits.length, golds.length]
      : [annotator, correct, edits.length, golds.length, levels],
  );
}
