import { StetError, counted, nameErrorOptions, type StetErrorDetails } from '@stet/core/internal';
import { lockCampaign } from '../campaigns/campaigns.js';
import { ServerError, wrongState } from '../errors.js';
import type { Handler } from '../queue/work-queue.js';
import type { Services } from '../services.js';
import { firstRow } from '../storage/rows.js';
import type { ModelJudgeRow } from '../storage/tables.js';
import { findEndpoint, type ModelEndpoint } from './endpoint.js';
import { modelOutcome } from './model-outcome.js';
import { allQuestions, modelQuestions } from './model-questions.js';
import { replyCache } from './replies.js';
import { MODEL_JUDGING, type ModelJob } from './request-judging.js';
import { saveAnswers } from './save-answers.js';
import type { ModelSettings } from './schemas.js';
import { settingsOf } from './settings.js';
import { storedItems } from './stored-items.js';

/** How many questions are asked at a time, and how many before somebody may have stopped it. */
const CONCURRENCY = 4;
const BETWEEN_LOOKS = 2 * CONCURRENCY;

/** After so much of the time of a job it makes room for another, and goes on in a new one. */
const SLICE = 0.2;
/** Then what is under way is given up, before the queue takes the worker for lost. */
const LONGEST = 0.8;
const TIMEOUT = 0.4;
const RETRIES = 3;

export interface JudgingOptions {
  /** The time of a job. */
  readonly limitSeconds: number;
  /** Ends the job under way in good order, when the process ends. */
  readonly stopping: AbortSignal;
}

/**
 * Asks models, a stretch of questions for each job. Whatever a server says is in the database before the next question is
 * asked: a worker that is killed loses no more than what was on its way, and another goes on from there.
 */
export function judgingHandler(services: Services, options: JudgingOptions): Handler<ModelJob> {
  const { db } = services.store;
  return {
    queue: MODEL_JUDGING,
    work: async ({ judge, run }) => {
      const row = await firstRow(db, 'model_judges', { judge_id: judge });
      if (row?.state !== 'asking' || row.run !== run) return;
      const end = await askStretch(services, row, options).catch((error: unknown): StretchEnd => {
        // Another try may help where nothing came in time.
        if (!(error instanceof StetError) || error.code === 'OUT_OF_TIME') throw error;
        return {
          state: error.code === 'BUDGET_SPENT' ? 'stopped' : 'failed',
          reason: reasonOf(error as StetError<string>, settingsOf(row)),
        };
      });
      await saveStretch(services, row, end);
    },
    giveUp: async ({ judge, run }, reason) => {
      const row = await firstRow(db, 'model_judges', { judge_id: judge });
      if (row?.run !== run) return;
      await saveStretch(services, row, { state: 'failed', reason: reasonOf(reason, settingsOf(row)) });
    },
  };
}

/** How a stretch ended: for good, or `asking` where there is more to ask. */
interface StretchEnd {
  readonly state: ModelJudgeRow['state'];
  readonly reason?: StetErrorDetails;
}

async function askStretch(
  services: Services,
  row: ModelJudgeRow,
  { limitSeconds, stopping }: JudgingOptions,
): Promise<StretchEnd> {
  const longest = AbortSignal.timeout(LONGEST * limitSeconds * 1000);
  const { store, models, clock } = services;
  const { askPlans, modelJudge, planQuestions } = await import('@stet/checkers');
  const settings = settingsOf(row);
  const endpoint = sameEndpoint(models, settings);
  const judge = modelJudge({ ...settings, keyEnv: endpoint.keyEnv, offline: false });
  const cache = await replyCache(store.db, row.judge_id);
  const items = await storedItems(store.db, row.campaign_id, settings.about);
  const plan = await planQuestions(judge, allQuestions(modelQuestions(items, settings)), cache);
  const until = clock() + SLICE * limitSeconds * 1000;
  const before = cache.size();
  for (let at = 0; at < plan.open.length;) {
    if (at > 0 && (clock() > until || stopping.aborted || !(await isWanted(services, row)))) return { state: 'asking' };
    const left = Math.max(0, settings.mostCalls - cache.size());
    // A question may take two calls. Near the limit they come one by one, so that none is begun that cannot be ended.
    const open = plan.open.slice(at, at + (left < 2 * BETWEEN_LOOKS ? 1 : BETWEEN_LOOKS));
    at += open.length;
    try {
      await askPlans([{ ...plan, open }], {
        ...{ cache, concurrency: CONCURRENCY, retries: RETRIES, seed: settings.seed },
        timeoutMs: TIMEOUT * limitSeconds * 1000,
        mostRequests: left,
        signal: longest,
      });
    } catch (error) {
      if (!longest.aborted) throw error;
      // A slow server gets another stretch as long as it answers anything at all.
      if (cache.size() > before) return { state: 'asking' };
      throw tooSlow(settings, LONGEST * limitSeconds, error);
    }
  }
  return { state: 'done' };
}

function tooSlow({ model, endpoint }: ModelSettings, seconds: number, cause: unknown): ServerError {
  return new ServerError(
    {
      code: 'OUT_OF_TIME',
      expected: `an answer of ${model} within ${seconds} s`,
      found: `none from ${endpoint}`,
      remedy: 'What it has said is kept. Start it again when its server is less busy.',
    },
    { cause },
  );
}

/** Another address may be another model, whatever it is called. */
function sameEndpoint(models: readonly ModelEndpoint[], { endpoint: name, url }: ModelSettings): ModelEndpoint {
  const endpoint = findEndpoint(models, name);
  if (endpoint.url === url) return endpoint;
  throw wrongState(
    `${name} at the address that it had when the model was added`,
    'another address',
    'Add the model again under another name: its answers are kept apart from those of the other address.',
  );
}

async function isWanted({ store: { db } }: Services, { judge_id, run }: ModelJudgeRow): Promise<boolean> {
  return (await firstRow(db, 'model_judges', { judge_id, run, state: 'asking' })) !== undefined;
}

/** Saves the judgments that the answers make, and what is next, together. */
async function saveStretch(services: Services, row: ModelJudgeRow, end: StretchEnd): Promise<void> {
  const { store, queue, clock } = services;
  const { answers } = await modelOutcome(services, row);
  await store.db.transaction().execute(async (trx) => {
    await lockCampaign(trx, row.campaign_id);
    const current = await firstRow(trx, 'model_judges', { judge_id: row.judge_id });
    if (current === undefined) return;
    const now = clock();
    await saveAnswers(trx, row, answers, now);
    if (current.run !== row.run || current.state !== 'asking') return;
    if (end.state === 'asking') {
      await queue.send(trx, { queue: MODEL_JUDGING, data: { judge: row.judge_id, run: row.run } satisfies ModelJob });
      return;
    }
    await trx
      .updateTable('model_judges')
      .set({ state: end.state, reason: end.reason === undefined ? null : JSON.stringify(end.reason), ended_at: now })
      .where('judge_id', '=', row.judge_id)
      .execute();
  });
}

/** Why it ended, in words of the page: neither options of the command line nor addresses have a meaning there. */
function reasonOf(error: StetError<string>, { endpoint, url, mostCalls }: ModelSettings): StetErrorDetails {
  const { code, expected, found, remedy } = nameErrorOptions(error.toJSON());
  switch (code) {
    case 'BUDGET_SPENT':
      return {
        code,
        expected: `at most ${counted(mostCalls, 'call')}`,
        found: 'questions that are still open',
        remedy: 'What it has said is kept. Start it again with a higher limit.',
      };
    case 'CHECKER_FAILED':
      return {
        code,
        expected,
        found: found.replaceAll(new RegExp(`${escaped(new URL(url).origin)}\\S*`, 'gu'), endpoint),
        remedy:
          'What it has said is kept. Ask whoever runs this server to look at the address and the key, then start it again.',
      };
    default:
      return { code, expected, found, remedy };
  }
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}
