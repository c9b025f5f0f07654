import type { ReferenceSet } from '../corpus/reference-set.js';
import type { Runner } from '../runner/runner.js';
import type { TextBatch } from './batch.js';

/** A batch, and how much of the whole corpus it is. */
export interface SourceBatch {
  readonly batch: TextBatch;
  readonly sentences: number;
  readonly characters: number;
  /** In the unit of the total: bytes that were read for it, or sentences. */
  readonly size: number;
}

/** Batches in the order of their sentences; `total` is the sum of their sizes where that is known before. */
export interface SourceBatches extends AsyncIterable<SourceBatch> {
  readonly total: number | undefined;
}

/** Sentences and what systems made of them, wherever they come from. */
export interface ScoringSource {
  /** The file that says which sentences there are, for messages. */
  readonly basis: string;
  /** The names of the systems. */
  readonly systems: readonly string[];
  /** Gold edits, from which references can be made; or nothing but reference texts; or both. */
  readonly has: 'edits' | 'references' | 'both';
  /** How gold edits are made into references (default: `cn`). */
  readonly referenceSet?: ReferenceSet | undefined;
  /** The name of the rules by which texts were cut into tokens; absent where files have their own. */
  readonly tokens?: string | undefined;
  /**
   * The annotators of the whole corpus, ascending, or where there are nothing but references the numbers of these; asked
   * for only where they are needed, since files are read for it.
   */
  annotators(runner: Runner): Promise<readonly number[]>;
  batches(runner: Runner): Promise<SourceBatches>;
}
