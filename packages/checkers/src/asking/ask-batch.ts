import { quote } from '@stet/core/internal';
import { CheckersError } from '../errors.js';
import { CheckerFailure, type Adapter, type Answer } from '../adapters/adapter.js';
import type { CorrectionCounts, CorrectOptions } from './correct-options.js';
import { createPatience } from './patience.js';

/** A sentence to ask about. */
export interface Question {
  readonly sentence: string;
  /** The first line that has it, 1-based. */
  readonly line: number;
}

export type Ask = (batch: readonly Question[], signal: AbortSignal) => Promise<readonly Answer[]>;

/** Asks about a batch, with a time limit, at the rate allowed, and with retries where they may help. */
export function asker(adapter: Adapter, counts: CorrectionCounts, options: CorrectOptions): Ask {
  const patiently = createPatience(options);
  return async (batch, signal) => {
    const sentences = batch.map(({ sentence }) => sentence);
    try {
      return await patiently({
        ask: (attemptSignal) => adapter.correct(sentences, attemptSignal),
        number: batch[0].line,
        signal,
        onRetry: () => {
          counts.retried++;
        },
      });
    } catch (error) {
      throw error instanceof CheckerFailure ? asStetError(error, adapter, batch, options) : error;
    }
  };
}

/** Asks about a batch and keeps each answer. If their number is wrong, each sentence is asked about again by itself. */
export async function askBatch(
  ask: (batch: readonly Question[]) => ReturnType<Ask>,
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
  { name }: Pick<Adapter, 'name'>,
  batch: readonly Question[],
  { file, cache }: { readonly file?: string | undefined; readonly cache?: unknown },
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
