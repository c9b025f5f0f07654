import { inTime } from '@stet/node';
import { CheckerFailure } from '../adapters/adapter.js';
import { CheckersError } from '../errors.js';
import type { LintAdapter } from './lint-adapter.js';

interface OpenOptions {
  /** The checker's name, for messages. */
  readonly checker: string;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/** Opens a checker, or says why it does not start. */
export async function openInTime(
  open: (signal: AbortSignal) => Promise<LintAdapter>,
  { checker, timeoutMs, signal }: OpenOptions,
): Promise<LintAdapter> {
  try {
    return await inTime(timeoutMs, signal, open);
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof CheckerFailure)) throw error;
    throw new CheckersError(
      {
        code: 'CHECKER_FAILED',
        expected: `${checker} to start`,
        found: error.message,
        remedy: error.remedy ?? 'Start it by itself first, to see what it says.',
      },
      { cause: error },
    );
  }
}
