import type { AnswerCache } from './answer-cache.js';
import type { PatienceOptions } from './patience.js';

export interface CorrectOptions extends PatienceOptions {
  /** The file the sentences were read from, for messages. */
  readonly file?: string | undefined;
  readonly cache?: AnswerCache | undefined;
  /** Batches under way at the same time. */
  readonly concurrency: number;
  readonly signal: AbortSignal;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  readonly onWarning?: ((text: string) => void) | undefined;
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
