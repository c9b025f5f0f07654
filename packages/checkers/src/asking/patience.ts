import { seedOf } from '@stet/core/internal';
import { inTime, systemClock, withRetries, type Clock } from '@stet/node';
import { CheckerFailure } from '../adapters/adapter.js';
import { createPace } from './pace.js';

/** How long to wait for an answer, how often to ask again, and how fast. */
export interface PatienceOptions {
  /** Maximum number of questions a second. */
  readonly rate?: number | undefined;
  /** For each question. */
  readonly timeoutMs: number;
  readonly retries: number;
  readonly seed: number;
  readonly clock?: Clock | undefined;
}

/** A single question. */
interface Attempt<T> {
  readonly ask: (signal: AbortSignal) => Promise<T>;
  /** Decides, with the seed, how long the waits are. */
  readonly number: number;
  readonly signal: AbortSignal;
  readonly onRetry: () => void;
}

export type Patience = <T>(attempt: Attempt<T>) => Promise<T>;

/** Asks with a time limit, at the rate allowed for all questions together, and again where that may help. */
export function createPatience({ rate, timeoutMs, retries, seed, clock = systemClock }: PatienceOptions): Patience {
  const pace = createPace(rate, clock);
  return ({ ask, number, signal, onRetry }) => {
    const attempt = async (): ReturnType<typeof ask> => {
      await pace(signal);
      return inTime(timeoutMs, signal, ask);
    };
    return withRetries(attempt, {
      retries,
      seed: seedOf(seed, number),
      clock,
      signal,
      onRetry,
      passing: (error) => (error instanceof CheckerFailure && error.retry ? error : undefined),
      exhausted: (failure) => exhausted(failure, retries),
      unavailable,
    });
  };
}

function unavailable({ message, afterMs }: CheckerFailure): CheckerFailure {
  return new CheckerFailure(`${message}; it wants to be asked again in ${Math.ceil(afterMs / 1000)} seconds`);
}

function exhausted(failure: CheckerFailure, retries: number): CheckerFailure {
  if (retries === 0) return failure;
  return new CheckerFailure(
    `${failure.message}, also when asked ${retries === 1 ? 'again' : `${retries} more times`}`,
    failure.remedy === undefined ? {} : { remedy: failure.remedy },
  );
}
