import type { Adapter, Corrections } from '@stet/checkers';
import { openProgress } from '@stet/node';
import type { AskingOptions } from './run-options.js';
import { say } from '../print/terminal.js';

/** Thrown when somebody ends the run; the answers so far are kept. */
export class Interrupted extends Error {}

const SERVER_CONCURRENCY = 4;

/** Has a checker correct sentences and shows progress; Ctrl-C ends it cleanly. */
export async function askChecker(
  adapter: Adapter,
  sentences: readonly string[],
  file: string,
  { cache: folder, concurrency, rate, timeout, retries, seed }: AskingOptions,
): Promise<Corrections> {
  const controller = new AbortController();
  const interrupt = (): void => {
    controller.abort(new Interrupted());
  };
  // Once: a second Ctrl-C ends the process at once.
  for (const signal of SIGNALS) process.once(signal, interrupt);
  const { correctSentences, openAnswerCache } = await import('@stet/checkers');
  const progress = await openProgress('Correcting');
  try {
    const cache = folder === undefined ? undefined : await openAnswerCache(folder, adapter.signature, warnOfDamage);
    return await correctSentences(adapter, sentences, {
      file,
      cache,
      concurrency: concurrency ?? (isServer(adapter) ? SERVER_CONCURRENCY : 1),
      rate,
      timeoutMs: timeout * 1000,
      retries,
      seed,
      signal: controller.signal,
      onProgress: progress.update,
      onWarning: say,
    });
  } finally {
    progress.stop();
    for (const signal of SIGNALS) process.off(signal, interrupt);
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

function isServer({ name }: Adapter): boolean {
  return name === 'languagetool' || name === 'openai';
}

function warnOfDamage(file: string): void {
  say(`${file} is damaged; the checker is asked again.`);
}
