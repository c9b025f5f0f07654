import { createInterface } from 'node:readline/promises';
import type { JudgeAnswer, JudgePlan, ReplySummary } from '@stet/checkers';
import { FEW_CALLS, badOption, counted, type PlacedQuestion, type TokenEstimate } from '@stet/core/internal';
import { serverConcurrency, warnOfDamage } from '../checkers/ask-checker.js';
import { untilInterrupted } from '../checkers/interruptible.js';
import { withProgress } from '../print/progress.js';
import { print } from '../print/output.js';
import { left, right } from '../print/table.js';
import { say } from '../print/terminal.js';
import type { JudgeOptions } from './judge-options.js';

/** A model, and its answers in the order of the questions. */
export interface JudgeAnswers {
  readonly model: string;
  readonly answers: readonly JudgeAnswer[];
  /** Of questions that are the same, one counts. */
  readonly replies: ReplySummary;
}

/** Asks every model every question; undefined when there was only something to estimate, or somebody ended it. */
export async function askModels(
  questions: readonly PlacedQuestion[],
  options: JudgeOptions,
): Promise<JudgeAnswers[] | undefined> {
  const { askPlans, modelJudge, openJudgeCache, planQuestions, refuseMissing, repliesOf } =
    await import('@stet/checkers');
  const { cache: folder, rate, timeout, retries, seed, budget, concurrency } = options;
  const judges = endpointsOf(options).map((endpoint) =>
    modelJudge({
      ...endpoint,
      temperature: options.temperature,
      maxTokens: options.maxTokens,
      seed,
      leaveOut: options.leaveOut,
      responseFormat: options.responseFormat,
      offline: options.offline === true || options.estimate === true,
    }),
  );
  const cache = folder === undefined ? undefined : await openJudgeCache(folder, warnOfDamage('model'));
  const plans: JudgePlan[] = [];
  for (const judge of judges) plans.push(await planQuestions(judge, questions, cache));
  if (options.estimate === true) {
    printEstimate(plans, options);
    return undefined;
  }
  if (options.offline === true) refuseMissing(plans, folder ?? '');
  await confirm(plans, options);
  const counts = await untilInterrupted(options, (signal) =>
    withProgress('Judging', (onProgress) =>
      askPlans(plans, {
        file: options.source,
        cache,
        concurrency: serverConcurrency(concurrency),
        ...{ rate, timeoutMs: timeout * 1000, retries, seed, budget, signal, onProgress },
      }),
    ),
  );
  if (counts === undefined) return undefined;
  if (options.offline !== true) {
    const { requests, retried, tokens } = counts;
    const cached = plans.reduce((sum, { first, open }) => sum + new Set(first).size - open.length, 0);
    const spent = [counted(requests, 'request'), counted(retried, 'retry', 'retries'), counted(tokens, 'token')];
    say(`${spent.join(', ')}; ${counted(cached, 'answer')} from the cache.`);
  }
  return plans.map(({ judge, answers, first }) => {
    // What was left open has been asked, or an error was thrown.
    const given = answers as JudgeAnswer[];
    return { model: judge.model, answers: given, replies: repliesOf(given.filter((_, at) => first[at] === at)) };
  });
}

interface Endpoint {
  readonly model: string;
  readonly url: string;
  readonly keyEnv: string | undefined;
}

/** Stands for a model that needs no key, where others do. */
const NO_KEY = '-';

/**
 * Servers and keys are given once for all models, or once for each. One key is never sent to several servers: it may belong to
 * only one of them.
 */
function endpointsOf({ model, openai, keyEnv = [] }: JudgeOptions): Endpoint[] {
  const given = { openai, 'key-env': keyEnv };
  for (const [name, values] of Object.entries(given)) {
    if (values.length <= 1 || values.length === model.length) continue;
    throw badOption(`--${name} once, or once for each --model`, String(values.length), 'Give it once for each model.');
  }
  if (keyEnv.length === 1 && openai.length > 1) {
    const remedy = `Give it once for each model, "${NO_KEY}" for none.`;
    throw badOption('--key-env for each of several servers', 'one for all', remedy);
  }
  return model.map((name, at) => {
    const key = keyEnv.at(keyEnv.length === 1 ? 0 : at);
    return {
      model: name,
      url: openai[openai.length === 1 ? 0 : at],
      keyEnv: key === NO_KEY ? undefined : key,
    };
  });
}

/** Asks whether to go on before many questions, or has it said beforehand where nobody is there to answer. */
async function confirm(plans: readonly JudgePlan[], { yes, budget }: JudgeOptions): Promise<void> {
  const calls = plans.reduce((sum, { open }) => sum + open.length, 0);
  if (calls <= FEW_CALLS || yes === true || budget !== undefined) return;
  const estimate = `${calls.toLocaleString('en')} questions, about ${totalOf(plans).total.toLocaleString('en')} tokens`;
  const refused = badOption(
    `--yes or --budget to ask more than ${FEW_CALLS.toLocaleString('en')} questions`,
    estimate,
    'Add one of them, or ask about fewer items.',
  );
  if (!process.stdin.isTTY || !process.stderr.isTTY) throw refused;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const reply = await terminal.question(`stet: ${estimate}. Ask them? [y/N] `);
    if (!/^y(?:es)?$/iu.test(reply.trim())) throw refused;
  } finally {
    terminal.close();
  }
}

function totalOf(plans: readonly JudgePlan[]): TokenEstimate {
  const sum = (count: (estimate: TokenEstimate) => number): number =>
    plans.reduce((total, { estimate }) => total + count(estimate), 0);
  return { input: sum(({ input }) => input), output: sum(({ output }) => output), total: sum(({ total }) => total) };
}

function printEstimate(plans: readonly JudgePlan[], options: JudgeOptions): void {
  const rows = plans.map(({ judge, first, open, estimate }) => ({
    judge: judge.model,
    questions: new Set(first).size,
    cached: new Set(first).size - open.length,
    ...{ inputTokens: estimate.input, outputTokens: estimate.output },
  }));
  print(options, {
    document: () => ({ estimate: rows }),
    tables: () => [
      {
        columns: [left('Judge'), ...['Questions', 'In the cache', 'Input tokens', 'Output tokens'].map(right)],
        rows: rows.map(({ judge, questions, cached, inputTokens, outputTokens }) => [
          judge,
          ...[questions, cached, inputTokens, outputTokens].map(String),
        ]),
        notes: ['Tokens are estimated, four characters each, for questions that the cache does not answer.'],
      },
    ],
  });
}
