import { MersenneTwister } from '@stet/core/internal';
import { CheckerFailure } from '../adapters/adapter.js';
import type { Clock } from './clock.js';

export interface RetryOptions {
  /** How many times to ask again. */
  readonly retries: number;
  readonly seed: number;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly onRetry: () => void;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 60_000;
/** If a checker wants us to wait longer than this, give up. */
const LONGEST_ASKED_FOR_MS = 300_000;

/**
 * Asks again where that may help: after waits that double and vary at random, so that many clients do not come back
 * at once, and never before the checker's own Retry-After.
 */
export async function withRetries<T>(
  ask: () => Promise<T>,
  { retries, seed, clock, signal, onRetry }: RetryOptions,
): Promise<T> {
  const random = new MersenneTwister(seed);
  for (let retry = 0; ; retry++) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof CheckerFailure) || !error.retry) throw error;
      if (error.afterMs > LONGEST_ASKED_FOR_MS) throw unavailable(error);
      if (retry === retries) throw exhausted(error, retries);
      const longest = Math.min(FIRST_WAIT_MS * 2 ** retry, LONGEST_WAIT_MS);
      onRetry();
      await clock.sleep(Math.max(longest * (0.5 + random.random() / 2), error.afterMs), signal);
    }
  }
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
