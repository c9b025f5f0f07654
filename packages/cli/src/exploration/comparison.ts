import type { ExplainedEdit } from '@stet/core/internal';

/** What one of the two systems did with a sentence. */
interface ComparedOutput {
  readonly name: string;
  readonly hypothesis: string;
  readonly value: number;
  /** Its edits against the annotator that suits it best; absent where the metric does not compare edits. */
  readonly edits?: readonly ExplainedEdit[];
}

export interface ComparedSentence {
  /** From 1. */
  readonly sentence: number;
  readonly source: string;
  /** Positive where the first system is better. */
  readonly difference: number;
  readonly systems: readonly ComparedOutput[];
}

export interface Comparison {
  readonly metric: string;
  readonly title: string;
  readonly signature: string;
  readonly systems: readonly { readonly name: string; readonly value: number; readonly better: number }[];
  readonly equal: number;
  readonly difference: number;
  /** Two-sided, by approximate randomisation. */
  readonly p: number;
  readonly sentences: readonly ComparedSentence[];
}
