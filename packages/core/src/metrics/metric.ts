import type { Sentence } from '../corpus/edit.js';

/** A source sentence with its annotations, and what a system made of it. */
export interface Segment {
  readonly sentence: Sentence;
  readonly hypothesis: string;
}

/** A corpus score: one value that ranks systems, and the parts that it was made of. */
export interface Score {
  readonly value: number;
  /** Everything needed to get this number again. */
  readonly signature: string;
}

/** The score of one sentence by itself. */
export interface SentenceScore {
  readonly value: number;
}

/** A metric is statistics of single sentences, and a corpus score over them. */
export interface Metric<Stats = unknown, S extends Score = Score> {
  readonly name: string;
  signature(): string;
  /** Small, plain data, independent of every other sentence. */
  sentence(segment: Segment): Stats;
  /** Order matters only where the metric says so. */
  corpus(stats: readonly Stats[]): S;
  /** A score for each sentence. */
  sentences(stats: readonly Stats[]): readonly SentenceScore[];
}
