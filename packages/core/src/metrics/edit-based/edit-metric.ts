import { standIn } from '../../corpus/annotators.js';
import { VERSION } from '../../version.js';
import { precisionRecall, type Counts } from '../f-score.js';
import type { Metric, Resampler, Score, ScorePart, Segment } from '../metric.js';
import { Aligner, type Alignment } from './aligner.js';
import { chooseAnnotators, type AnnotatorCounts } from './choose-annotators.js';
import type { EditFinder } from './edit-finder.js';
import { packedCounts } from './packed-counts.js';
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

  corpus(stats: readonly EditStats[]): EditScore {
    const chosen = chooseAnnotators(stats, this.beta);
    const counts = sum(chosen);
    const { nothing } = this.#kind;
    const { precision, recall, value } = precisionRecall(counts, this.beta, nothing);
    const score = { value, precision, recall, ...counts, beta: this.beta, signature: this.signature() };
    if (this.#options.levels !== true) return score;
    const levelCounts = chosen.reduce<LevelCounts>(
      (total, [, , , , levels = NO_LEVELS]) => addLevels(total, levels),
      NO_LEVELS,
    );
    return { ...score, levels: scoreLevels(counts, levelCounts, this.beta, nothing) };
  }

  sentences(stats: readonly EditStats[]): EditSentenceScore[] {
    return chooseAnnotators(stats, this.beta).map((inCorpus, at) => {
      const [alone] = chooseAnnotators([stats[at]], this.beta);
      const counts = sum([alone]);
      const { value } = precisionRecall(counts, this.beta, this.#kind.nothing);
      return { annotator: alone[0], ...counts, value, running: { annotator: inCorpus[0], ...sum([inCorpus]) } };
    });
  }

  resampler(stats: readonly EditStats[]): Resampler {
    const packed = packedCounts(stats);
    return (indices) => precisionRecall(packed.choose(indices, this.beta), this.beta, this.#kind.nothing).value;
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

function sum(parts: readonly AnnotatorCounts[]): Counts {
  let correct = 0;
  let proposed = 0;
  let gold = 0;
  for (const part of parts) {
    correct += part[1];
    proposed += part[2];
    gold += part[3];
  }
  return { correct, proposed, gold };
}
