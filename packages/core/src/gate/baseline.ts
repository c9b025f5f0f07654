import type { EditStats } from '../metrics/edit-based/edit-metric.js';
import type { TypeRecall } from '../metrics/edit-based/by-type/recall-by-type.js';
import type { MetricOptions } from '../metrics/options/option.js';

/** The version of the file format that `printBaseline` writes. */
export const BASELINE_VERSION = 1;

/** Hashes a text, so that a change to it is noticed. The caller provides it. */
export type Hash = (text: string) => string;

/** An edit of a system: the words of the source from `start` to `end` are replaced by `text`. */
type BaselineEdit = readonly [start: number, end: number, text: string];

/** What a baseline keeps of a sentence. */
export interface BaselineSentence {
  /** Hash of the source and its annotations. */
  readonly gold: string;
  /** Hash of the output. */
  readonly output: string;
  readonly counts: EditStats;
  /** The edits that turn the source into the output. */
  readonly edits: readonly BaselineEdit[];
}

/** Edits that a system made to text that needs none. */
export interface CleanCounts {
  readonly sentences: number;
  readonly words: number;
  readonly edits: number;
}

/** How a system did at one time: enough to test another time against it, sentence by sentence. */
export interface Baseline {
  /** Where it was read from, for messages. */
  readonly file?: string | undefined;
  readonly system: string;
  readonly metric: { readonly name: string; readonly options: MetricOptions };
  /** Of the metric that made the counts. */
  readonly signature: string;
  readonly value: number;
  readonly types: readonly Omit<TypeRecall, 'recall'>[];
  readonly clean?: CleanCounts & { readonly text: string };
  readonly sentences: readonly BaselineSentence[];
}
