import { say } from '../print/terminal.js';

/** Thrown when somebody ends the run; the answers so far are kept. */
class Interrupted extends Error {}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
const EXIT_INTERRUPTED = 130;

/**
 * Does work that asks others, and ends it cleanly at Ctrl-C: undefined then, with the exit code set and a line that says
 * what is kept.
 */
export async function untilInterrupted<T>(
  { cache, kept = keptIn(cache) }: { readonly cache?: string; readonly kept?: string },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  const controller = new AbortController();
  // Not `process.once`: others who hear the signal look whether somebody still listens, and end the process if nobody does.
  const interrupt = (signal: NodeJS.Signals): void => {
    if (!controller.signal.aborted) {
      controller.abort(new Interrupted());
      return;
    }
    // A second Ctrl-C ends the process at once.
    process.off(signal, interrupt);
    process.kill(process.pid, signal);
  };
  for (const signal of SIGNALS) process.on(signal, interrupt);
  try {
    return await work(controller.signal);
  } catch (error) {
    if (!isInterruption(error)) throw error;
    say(`interrupted. ${kept}`);
    process.exitCode = EXIT_INTERRUPTED;
    return undefined;
  } finally {
    for (const signal of SIGNALS) process.off(signal, interrupt);
  }
}

/** Node's timers wrap the reason for which they were aborted. */
function isInterruption(error: unknown): boolean {
  return error instanceof Interrupted || (error instanceof Error && error.cause instanceof Interrupted);
}

function keptIn(cache: string | undefined): string {
  return cache === undefined
    ? 'Nothing is kept; with --cache DIR answers are.'
    : 'The answers so far are in the cache; the same command goes on from there.';
}
