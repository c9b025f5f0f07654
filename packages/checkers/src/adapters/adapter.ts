import type { OffsetUnit, Suspicion } from '@stet/core/internal';

/** What a checker made of a sentence. */
export interface Answer {
  readonly text: string;
  /** What the checker itself says against its answer. */
  readonly doubt?: Suspicion;
}

/** A program or service that corrects sentences. */
export interface Adapter {
  readonly name: string;
  /** How it counts the places that it names; absent where it answers with text. */
  readonly offsets?: OffsetUnit;
  /** Everything that decides an answer but the sentence. Answers are cached under it; it holds no secret. */
  readonly signature: string;
  /** Sentences that it takes at once, at most. */
  readonly batchSize: number;
  /** Batches that it takes at the same time, at most. */
  readonly concurrency: number;
  /** Answers each sentence of a batch, or throws a CheckerFailure. Other numbers of answers are noticed. */
  correct(batch: readonly string[], signal: AbortSignal): Promise<readonly Answer[]>;
  /** Ends what it started. Throws a CheckerFailure when only now its answers turn out to be wrong. */
  close(): Promise<void>;
}

interface FailureOptions {
  /** True when the same question may well be answered later. */
  readonly retry?: boolean;
  /** How long the checker wants to be left alone. */
  readonly afterMs?: number | undefined;
  readonly remedy?: string;
  /** True when earlier answers are not sure either. */
  readonly distrust?: boolean;
}

/** Why a checker gave no answer. It is asked again, or becomes a StetError that names the sentence. */
export class CheckerFailure extends Error {
  override readonly name = 'CheckerFailure';
  readonly retry: boolean;
  readonly afterMs: number;
  readonly remedy: string | undefined;
  readonly distrust: boolean;

  constructor(reason: string, { retry = false, afterMs = 0, remedy, distrust = false }: FailureOptions = {}) {
    super(reason);
    this.retry = retry;
    this.afterMs = afterMs;
    this.remedy = remedy;
    this.distrust = distrust;
  }
}
