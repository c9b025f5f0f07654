import type { Adapter, Corrections } from '@stet/checkers';
import { withProgress } from '../print/progress.js';
import { say } from '../print/terminal.js';
import type { AskingOptions } from './run-options.js';

const SERVER_CONCURRENCY = 4;

/** How many questions are under way at the same time, if nobody says. */
export function serverConcurrency(concurrency: number | undefined): number {
  return concurrency ?? SERVER_CONCURRENCY;
}

/** Has a checker correct sentences and shows progress. */
export async function askChecker(
  adapter: Adapter,
  sentences: readonly string[],
  file: string,
  { cache: folder, concurrency, rate, timeout, retries, seed }: AskingOptions,
  signal: AbortSignal,
): Promise<Corrections> {
  const { correctSentences, openAnswerCache } = await import('@stet/checkers');
  return withProgress('Correcting', async (onProgress) => {
    const cache =
      folder === undefined ? undefined : await openAnswerCache(folder, adapter.signature, warnOfDamage('checker'));
    return correctSentences(adapter, sentences, {
      file,
      cache,
      concurrency: isServer(adapter) ? serverConcurrency(concurrency) : (concurrency ?? 1),
      rate,
      timeoutMs: timeout * 1000,
      retries,
      seed,
      signal,
      onProgress,
      onWarning: say,
    });
  });
}

function isServer({ name }: Adapter): boolean {
  return name === 'languagetool' || name === 'openai';
}

/** Says that an entry of a cache is damaged, and who is asked again. */
export function warnOfDamage(asked: 'checker' | 'model'): (file: string) => void {
  return (file) => say(`${file} is damaged; the ${asked} is asked again.`);
}
