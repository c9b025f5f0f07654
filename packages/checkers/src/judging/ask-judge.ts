import { counted, estimateTokens, type PlacedQuestion, type TokenEstimate } from '@stet/core/internal';
import { CheckerFailure } from '../adapters/adapter.js';
import type { ChatReply } from '../adapters/chat.js';
import { asStetError } from '../asking/ask-batch.js';
import { inParallel } from '../asking/in-parallel.js';
import { createPatience, type PatienceOptions } from '../asking/patience.js';
import { CheckersError } from '../errors.js';
import type { JudgeCache } from './judge-cache.js';
import type { JudgeAnswer, ModelJudge, Send } from './model-judge.js';

/** Questions to a judge: what the cache answers, and what is left to ask. */
export interface JudgePlan {
  readonly judge: ModelJudge;
  readonly questions: readonly PlacedQuestion[];
  /** Undefined where the model must be asked. */
  readonly answers: (JudgeAnswer | undefined)[];
  /** By question, the index of the first that is the same: it is asked once, so that all have one answer. */
  readonly first: readonly number[];
  /** The indices of the questions that are left, each of the same ones once. */
  readonly open: readonly number[];
  readonly estimate: TokenEstimate;
}

/** Looks every question up in the cache, and estimates what the others cost. */
export async function planQuestions(
  judge: ModelJudge,
  questions: readonly PlacedQuestion[],
  cache: JudgeCache | undefined,
): Promise<JudgePlan> {
  const answers: (JudgeAnswer | undefined)[] = [];
  for (const question of questions) {
    answers.push(cache === undefined ? undefined : await judge.recall(question, cache));
  }
  const firstByKey = new Map<string, number>();
  const first = questions.map((question, at) => {
    const key = judge.keyOf(question);
    const earlier = firstByKey.get(key) ?? at;
    firstByKey.set(key, earlier);
    return earlier;
  });
  const open = answers.flatMap((answer, at) => (answer === undefined && first[at] === at ? [at] : []));
  const estimates = open.map((at) => estimateTokens(questions[at].messages, questions[at].fields.length));
  const sum = (count: (estimate: TokenEstimate) => number): number =>
    estimates.reduce((total, estimate) => total + count(estimate), 0);
  return {
    judge,
    questions,
    answers,
    first,
    open,
    estimate: {
      input: sum(({ input }) => input),
      output: sum(({ output }) => output),
      total: sum(({ total }) => total),
    },
  };
}

export interface AskOptions extends PatienceOptions {
  /** The file of the source sentences, for messages. */
  readonly file?: string | undefined;
  readonly cache?: JudgeCache | undefined;
  readonly concurrency: number;
  readonly signal: AbortSignal;
  /** The most answers that may be asked for. */
  readonly mostRequests?: number | undefined;
  /** The most tokens that may be used, as servers count them, or else by estimate. */
  readonly budget?: number | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** What asking took. */
export interface AskCounts {
  requests: number;
  retried: number;
  tokens: number;
}

/** Asks what is left of several plans, each judge with its own rate and all with one budget. */
export async function askPlans(plans: readonly JudgePlan[], options: AskOptions): Promise<Readonly<AskCounts>> {
  const counts: AskCounts = { requests: 0, retried: 0, tokens: 0 };
  const total = plans.reduce((sum, { open }) => sum + open.length, 0);
  let done = 0;
  for (const plan of plans) {
    const send = sender(counts, options, () => total - done);
    const failure = await inParallel(plan.open, options.concurrency, options.signal, async (at, signal) => {
      const question = plan.questions[at];
      try {
        plan.answers[at] = await plan.judge.ask(question, options.cache, send(at, signal));
      } catch (error) {
        if (!(error instanceof CheckerFailure)) throw error;
        const place = { sentence: question.source, line: question.sentence + 1 };
        throw asStetError(error, { name: plan.judge.model }, [place], options);
      }
      options.onProgress?.(++done, total);
    });
    options.signal.throwIfAborted();
    if (failure !== undefined) throw failure as Error;
    plan.first.forEach((earlier, at) => {
      plan.answers[at] = plan.answers[earlier];
    });
  }
  return counts;
}

/** Sends requests patiently, and none for which the budget does not suffice, those under way included. */
function sender(
  counts: AskCounts,
  options: AskOptions,
  left: () => number,
): (number: number, signal: AbortSignal) => Send {
  const { budget = Infinity, mostRequests = Infinity } = options;
  const patiently = createPatience(options);
  let reserved = 0;
  let underWay = 0;
  return (number, signal) => async (ask, estimate) => {
    if (counts.tokens + reserved + estimate > budget) throw budgetSpent(counts.tokens, budget, left(), options);
    if (counts.requests + underWay >= mostRequests) throw requestsSpent(mostRequests, left());
    reserved += estimate;
    underWay++;
    try {
      const onRetry = (): void => {
        counts.retried++;
      };
      const reply = await patiently({ ask, number, signal, onRetry });
      counts.requests++;
      counts.tokens += tokensOf(reply) ?? estimate;
      return reply;
    } finally {
      reserved -= estimate;
      underWay--;
    }
  };
}

function tokensOf({ usage }: ChatReply): number | undefined {
  return usage === undefined ? undefined : usage.promptTokens + usage.completionTokens;
}

function budgetSpent(spent: number, budget: number, left: number, { cache }: AskOptions): CheckersError {
  const kept =
    cache === undefined ? 'With {{cache}} the answers so far would be kept.' : 'The answers so far are in the cache.';
  return new CheckersError({
    code: 'BUDGET_SPENT',
    expected: `at most ${budget} tokens, as {{budget}} says`,
    found: `${spent} used, and ${counted(left, 'question')} without an answer`,
    remedy: `Raise {{budget}}, or ask about fewer items. ${kept}`,
  });
}

function requestsSpent(mostRequests: number, left: number): CheckersError {
  return new CheckersError({
    code: 'BUDGET_SPENT',
    expected: `at most ${counted(mostRequests, 'answer')} to ask for`,
    found: `${counted(left, 'question')} without an answer`,
    remedy: 'Allow more, or ask about fewer items.',
  });
}

/** Refuses to go on without a connection where the cache lacks answers. */
export function refuseMissing(plans: readonly JudgePlan[], folder: string): void {
  const missing = plans.find(({ open }) => open.length > 0);
  if (missing === undefined) return;
  const { judge, open, questions } = missing;
  throw new CheckersError({
    code: 'NOT_CACHED',
    file: folder,
    expected: `the answers of ${judge.model} to ${counted(questions.length, 'question')}`,
    found: `none to ${open.length} of them, the first about sentence ${questions[open[0]].sentence}, counted from 0`,
    remedy:
      'Give the same options and the same address as when the answers were kept, or leave out {{offline}} to ask.',
  });
}
