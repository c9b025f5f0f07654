import type { OutputEdits } from '../corpus/output-edits.js';
import type { Sentence } from '../corpus/edit.js';
import type { JointStatistics } from './joint-statistics.js';
import type { Notice } from './notice.js';
import type { TypeSums } from './type-sums.js';
import type { Levels } from './edit-based/levels.js';

/** A source sentence with its annotations, and what a system made of it. */
export interface Segment {
  readonly sentence: Sentence;
  readonly hypothesis: string;
  /** The edits that the system says it made, where it handed in edits. */
  readonly edits?: OutputEdits | undefined;
}

/** The score of one sentence by itself. */
export interface SentenceScore {
  readonly value: number;
  /** The annotator that suits the sentence best, where the metric chooses one. */
  readonly annotator?: number;
}

/** A corpus score before it is signed: one value that ranks systems, higher is better, and the parts it is made of. */
export interface UnsignedScore {
  readonly value: number;
  /** Sentences for which a better reference may exist that was not tried. */
  readonly inexactSentences?: number;
  /** Where there are such sentences: what the value would be at least and at most. */
  readonly bounds?: readonly [low: number, high: number];
  /** Detection and recognition beside correction, where they were asked for. */
  readonly levels?: Levels;
}

/** A corpus score with its signature. */
export interface Score extends UnsignedScore {
  /** Everything needed to get this number again. */
  readonly signature: string;
}

/** A part of a score that tables show. */
export interface ScorePart<Key extends string = string> {
  /** A property of the score. */
  readonly key: Key;
  readonly title: string;
  /** Shown as a percentage, as a whole number, or as it is. */
  readonly kind: 'percent' | 'count' | 'number';
  /** Of an F of the parts `precision` and `recall`: how much more recall counts. */
  readonly beta?: number;
}

/** Indices of two systems to be tested against each other. */
export type Pair = readonly [first: number, second: number];

/** The corpus values of systems on many resamples of the same sentences. */
export interface Resampler {
  /** The value of each system on the sentences with these indices, which may repeat, in this order. */
  draw(indices: Uint32Array): Float64Array;
  /** By how much the first of each pair exceeds the second once they have swapped the sentences marked with 1. */
  swap(marks: Uint32Array, pairs: readonly Pair[]): Float64Array;
}

/** The score of a corpus whose sentences come one after the other; it keeps sums, not sentences, where it can. */
export interface Accumulator<Stats = unknown, S extends UnsignedScore = Score> {
  add(stats: Stats): void;
  /** The score of what was added so far. */
  score(): S;
}

/** Statistics in order, whether they are kept as they are or packed. */
export interface StatsList<Stats = unknown> extends Iterable<Stats> {
  readonly length: number;
}

/** A metric is statistics of single sentences, and a corpus score over them. */
export interface Metric<Stats = unknown, S extends Score = Score, Alone extends SentenceScore = SentenceScore> {
  readonly name: string;
  /**
   * What it compares a hypothesis with: gold edits, reference texts (which gold edits can give too), or whatever of them
   * there is.
   */
  readonly needs: 'edits' | 'references' | 'anything';
  /** What tables show of a score; the one with the key `value` stands for the metric beside others. */
  readonly parts: readonly ScorePart[];
  /** The parts of a score by key; of a sentence's score, those that it has. */
  partsOf(score: SentenceScore): Readonly<Record<string, number>>;
  /** True where it takes the edits of an output that brings them, instead of finding edits in its text. */
  readonly takesEdits?: boolean | undefined;
  /** True where edits that a word difference finds in reference texts will do, where there is no gold. */
  readonly takesExtracted?: boolean | undefined;
  /** Everything needed to get its numbers again; `dataFields` say what is so of the data. */
  signature(dataFields?: readonly string[]): string;
  /** The segment as the metric cuts and changes its texts; absent where it takes them as they are. */
  prepared?(segment: Segment): Segment;
  /** Small, plain data, independent of every other sentence. */
  sentence(segment: Segment): Stats;
  /** The statistics of a sentence as whole numbers, to be sent, kept and written by the million. */
  toRow(stats: Stats): readonly number[];
  fromRow(row: readonly number[]): Stats;
  /** Order matters only where the metric says so. */
  accumulator(): Accumulator<Stats, S>;
  /** What the accumulator gives for all of them. */
  corpus(stats: Iterable<Stats>): S;
  /** A score for each sentence. */
  sentences(stats: Iterable<Stats>): readonly Alone[];
  /** Edits by error type, where its statistics tell types. */
  typeSums?(stats: StatsList<Stats>): TypeSums;
  /** What readers of its scores should know of the sentences, where that can be something. */
  readonly notice?: Notice | undefined;
  /** True where errors of the gold that nobody corrected take no part, so that its signature counts them. */
  readonly ignoresUncorrected?: boolean;
  /**
   * Where a score depends on the systems that are scored together: what their statistics go through before they are
   * scored. Without it they are those of a system of which no other is known.
   */
  joint?(systems: number): JointStatistics<Stats>;
  /** A fast way to the values of many resamples, from the statistics of each system. */
  resampler(systems: readonly StatsList<Stats>[]): Resampler;
}
