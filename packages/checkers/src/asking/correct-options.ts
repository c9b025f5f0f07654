import type { AnswerCache } from './answer-cache.js';
import type { Clock } from './clock.js';

export interface CorrectOptions {
  /** The file the sentences were read from, for messages. */
  readonly file?: string | undefined;
  readonly cache?: AnswerCache | undefined;
  /** Batches under way at the same time. */
  readonly concurrency: number;
  /** Maximum number of questions a second. */
  readonly rate?: number | undefined;
  /** For each question. */
  readonly timeoutMs: number;
  readonly retries: number;
  readonly seed: number;
  readonly signal: AbortSignal;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  readonly onWarning?: ((text: string) => void) | undefined;
  readonly clock?: Clock | undefined;
}

/** What became of the sentences. All but `retried` and `askedAlone` add up to their number. */
export interface CorrectionCounts {
  asked: number;
  fromCache: number;
  /** Repetitions of an earlier sentence, which are not asked about again. */
  repeated: number;
  empty: number;
  retried: number;
  /** Sentences of batches that came back with the wrong number of lines, asked about again by themselves. */
  askedAlone: number;
}
