import { quote, seedOf } from '@stet/core/internal';
import { CheckersError } from '../errors.js';
import { CheckerFailure, type Adapter, type Answer } from '../adapters/adapter.js';
import type { CorrectionCounts, CorrectOptions } from './correct-options.js';
import { createPace, systemClock } from './clock.js';
import { inTime } from './in-time.js';
import { withRetries } from './retry.js';

/** A sentence to ask about. */
export interface Question {
  readonly sentence: string;
  /** The first line that has it, 1-based. */
  readonly line: number;
}

export type Ask = (batch: readonly Question[]) => Promise<readonly Answer[]>;

/** Asks about a batch, with a time limit, at the rate allowed, and with retries where they may help. */
export function asker(adapter: Adapter, counts: CorrectionCounts, options: CorrectOptions): Ask {
  const { clock = systemClock, signal, timeoutMs, retries, seed } = options;
  const pace = createPace(options.rate, clock);
  return async (batch) => {
    const attempt = async (): Promise<readonly Answer[]> => {
      await pace(signal);
      const sentences = batch.map(({ sentence }) => sentence);
      return inTime(timeoutMs, signal, (attemptSignal) => adapter.correct(sentences, attemptSignal));
    };
    const onRetry = (): void => {
      counts.retried++;
    };
    try {
      return await withRetries(attempt, { retries, seed: seedOf(seed, batch[0].line), clock, signal, onRetry });
    } catch (error) {
      throw error instanceof CheckerFailure ? asStetError(error, adapter, batch, options) : error;
    }
  };
}

/** Asks about a batch and keeps each answer. If their number is wrong, each sentence is asked about again by itself. */
export async function askBatch(
  ask: Ask,
  batch: readonly Question[],
  counts: CorrectionCounts,
  { onWarning }: CorrectOptions,
  keep: (question: Question, answer: Answer) => Promise<void>,
): Promise<void> {
  const answers = await ask(batch);
  if (answers.length === batch.length) {
    await Promise.all(batch.map((question, at) => keep(question, answers[at])));
    return;
  }
  onWarning?.(
    `the checker wrote ${answers.length} lines for the ${batch.length} sentences from line ${batch[0].line} on; each of them is asked again by itself.`,
  );
  for (const question of batch) {
    const [answer] = await ask([question]);
    await keep(question, answer);
    counts.askedAlone++;
  }
}

/** The failure as an error that names the sentence and says what became of the others. */
export function asStetError(
  failure: CheckerFailure,
  { name }: Adapter,
  batch: readonly Question[],
  { file, cache }: CorrectOptions,
): CheckersError {
  const { sentence, line } = batch[0];
  const others = batch.length === 1 ? '' : ` and ${batch.length - 1} more`;
  const kept = failure.distrust
    ? 'No answer of this run is kept.'
    : cache === undefined
      ? 'With {{cache}} the answers so far would be kept.'
      : 'The answers so far are in the cache.';
  return new CheckersError(
    {
      code: 'CHECKER_FAILED',
      file,
      line,
      expected: `an answer of ${name} to ${quote(sentence)}${others}`,
      found: failure.message,
      remedy: `${failure.remedy ?? 'Run it again later.'} ${kept}`,
    },
    { cause: failure },
  );
}
