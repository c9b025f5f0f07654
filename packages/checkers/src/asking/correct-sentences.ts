import { CheckerFailure, type Adapter, type Answer } from '../adapters/adapter.js';
import { asStetError, askBatch, asker, type Question } from './ask-batch.js';
import { inParallel } from './in-parallel.js';
import type { CorrectionCounts, CorrectOptions } from './correct-options.js';

export interface Corrections {
  /** In the order of the sentences. */
  readonly answers: readonly Answer[];
  readonly counts: Readonly<CorrectionCounts>;
}

/** Asks a checker about each distinct sentence once, and caches every answer as soon as it arrives. */
export async function correctSentences(
  adapter: Adapter,
  sentences: readonly string[],
  options: CorrectOptions,
): Promise<Corrections> {
  const questions = distinctQuestions(sentences);
  const empty = sentences.filter((sentence) => sentence === '').length;
  const repeated = sentences.length - empty - questions.length;
  const counts = { asked: 0, fromCache: 0, repeated, empty, retried: 0, askedAlone: 0 };
  const answers = new Map<string, Answer>([['', { text: '' }]]);
  const open: Question[] = [];
  for (const question of questions) {
    const cached = await options.cache?.get(question.sentence);
    if (cached === undefined) open.push(question);
    else answers.set(question.sentence, cached);
  }
  counts.fromCache = questions.length - open.length;
  await askAll(adapter, open, answers, counts, options);
  return { answers: sentences.map((sentence) => answerTo(sentence, answers)), counts };
}

function answerTo(sentence: string, answers: ReadonlyMap<string, Answer>): Answer {
  const answer = answers.get(sentence);
  if (answer === undefined) throw new Error(`no answer to ${sentence}`);
  return answer;
}

function distinctQuestions(sentences: readonly string[]): Question[] {
  const lines = new Map<string, number>();
  sentences.forEach((sentence, at) => {
    if (sentence !== '' && !lines.has(sentence)) lines.set(sentence, at + 1);
  });
  return Array.from(lines, ([sentence, line]) => ({ sentence, line }));
}

async function askAll(
  adapter: Adapter,
  questions: readonly Question[],
  answers: Map<string, Answer>,
  counts: CorrectionCounts,
  options: CorrectOptions,
): Promise<void> {
  const ask = asker(adapter, counts, options);
  const keep = async ({ sentence }: Question, answer: Answer): Promise<void> => {
    await options.cache?.put(sentence, answer);
    answers.set(sentence, answer);
    counts.asked++;
    options.onProgress?.(counts.asked, questions.length);
  };
  const lanes = Math.min(options.concurrency, adapter.concurrency);
  let failure = await inParallel(cut(questions, adapter.batchSize), lanes, options.signal, (batch, signal) =>
    askBatch((asked) => ask(asked, signal), batch, counts, options, keep),
  );
  await adapter.close().catch(async (error: unknown) => {
    // Its answers turn out to be wrong: forget those that were cached.
    for (const { sentence } of questions) await options.cache?.forget(sentence);
    failure ??= error instanceof CheckerFailure ? asStetError(error, adapter, questions, options) : error;
  });
  options.signal.throwIfAborted();
  if (failure !== undefined) throw failure as Error;
}

function cut(questions: readonly Question[], size: number): Question[][] {
  const batches: Question[][] = [];
  for (let first = 0; first < questions.length; first += size) batches.push(questions.slice(first, first + size));
  return batches;
}
