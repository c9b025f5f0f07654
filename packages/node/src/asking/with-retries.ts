import { MersenneTwister } from '@stet/core/internal';
import type { Clock } from './clock.js';

interface RetryOptions<Failure> {
  /** How many times to ask again. */
  readonly retries: number;
  readonly seed: number;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** The error, if asking again may help; undefined for one that is thrown as it is. */
  readonly passing: (error: unknown) => Failure | undefined;
  readonly onRetry: (failure: Failure) => void;
  /** What to throw when it has been asked often enough. */
  readonly exhausted: (failure: Failure) => unknown;
  /** What to throw when it wants us to wait for too long. */
  readonly unavailable: (failure: Failure) => unknown;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 60_000;
/** If it wants us to wait longer than this, give up. */
const LONGEST_ASKED_FOR_MS = 300_000;

/**
 * Asks again where that may help: after waits that double and vary at random, so that many clients do not come back
 * at once, and never before the `afterMs` that the one who was asked wants us to wait.
 */
export async function withRetries<T, Failure extends { readonly afterMs: number }>(
  ask: () => Promise<T>,
  { retries, seed, clock, signal, passing, onRetry, exhausted, unavailable }: RetryOptions<Failure>,
): Promise<T> {
  const random = new MersenneTwister(seed);
  for (let retry = 0; ; retry++) {
    try {
      return await ask();
    } catch (error) {
      const failure = passing(error);
      if (failure === undefined) throw error;
      if (failure.afterMs > LONGEST_ASKED_FOR_MS) throw unavailable(failure);
      if (retry === retries) throw exhausted(failure);
      const longest = Math.min(FIRST_WAIT_MS * 2 ** retry, LONGEST_WAIT_MS);
      onRetry(failure);
      await clock.sleep(Math.max(longest * (0.5 + random.random() / 2), failure.afterMs), signal);
    }
  }
}
