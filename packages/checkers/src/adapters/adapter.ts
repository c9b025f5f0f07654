import { StetError, type OffsetUnit, type Suspicion } from '@stet/core/internal';

/** What a checker made of a sentence. */
export interface Answer {
  readonly text: string;
  /** What the checker itself says against its answer. */
  readonly doubt?: Suspicion;
}

/** A program or service that corrects sentences. */
export interface Adapter {
  readonly name: string;
  /** The unit of the offsets it reports; absent if it answers with text. */
  readonly offsets?: OffsetUnit;
  /** Everything but the sentence that decides an answer. Answers are cached under it, so it holds no secret. */
  readonly signature: string;
  /** How many sentences it takes at once, at most. */
  readonly batchSize: number;
  /** How many batches it takes at the same time, at most. */
  readonly concurrency: number;
  /** Answers each sentence of a batch, or throws a CheckerFailure. The caller checks the number of answers. */
  correct(batch: readonly string[], signal: AbortSignal): Promise<readonly Answer[]>;
  /** Ends what it started. Throws a CheckerFailure if its answers turn out to be wrong only now. */
  close(): Promise<void>;
}

interface FailureOptions {
  /** True if the same question may well be answered later. */
  readonly retry?: boolean;
  /** How long the checker asks us to wait. */
  readonly afterMs?: number | undefined;
  readonly remedy?: string;
  /** True if earlier answers cannot be trusted either. */
  readonly distrust?: boolean;
  /** The status of HTTP with which a service refused. */
  readonly status?: number;
}

/** Why a checker gave no answer. Leads to a retry, or becomes a StetError that names the sentence. */
export class CheckerFailure extends Error {
  override readonly name = 'CheckerFailure';
  readonly retry: boolean;
  readonly afterMs: number;
  readonly remedy: string | undefined;
  readonly distrust: boolean;
  readonly status: number | undefined;

  constructor(reason: string, { retry = false, afterMs = 0, remedy, distrust = false, status }: FailureOptions = {}) {
    super(reason);
    this.retry = retry;
    this.afterMs = afterMs;
    this.remedy = remedy;
    this.distrust = distrust;
    this.status = status;
  }
}

/** The error, as a failure of the checker where its answer is not as it must be. */
export function failureIn(error: unknown, remedy?: string): unknown {
  if (!(error instanceof StetError)) return error;
  if (error.code === 'LINT_MISPLACED') {
    return new CheckerFailure(`it named the place ${error.found}, which the text does not have`, {
      remedy: 'Perhaps it counts in another unit: set {{offsets}}.',
    });
  }
  return new CheckerFailure(
    `it answered without ${error.expected}: ${error.found}`,
    remedy === undefined ? {} : { remedy },
  );
}
