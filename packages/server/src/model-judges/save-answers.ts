import { insertRows } from '../storage/rows.js';
import type { Db } from '../storage/store.js';
import type { AssignmentRow, JudgmentRow, ModelJudgeRow } from '../storage/tables.js';
import { newId } from '../tokens.js';
import type { ModelAnswer } from './model-job.js';

/** The longest reason for a missing answer that is kept with it. */
const LONGEST_FAULT = 500;

/**
 * Saves what a model said as judgments of its own, each item once. What people have judged, and how many judges an item still
 * wants, does not change.
 */
export async function saveAnswers(
  trx: Db,
  { judge_id: judgeId, campaign_id: campaignId }: ModelJudgeRow,
  answers: readonly ModelAnswer[],
  now: number,
): Promise<void> {
  const saved = await trx
    .selectFrom('assignments')
    .select(['item_id', 'number'])
    .where('judge_id', '=', judgeId)
    .execute();
  const answeredItems = new Set(saved.map(({ item_id }) => item_id));
  const last = saved.reduce((most, { number }) => Math.max(most, number), 0);
  const rows = answers
    .filter(({ item }) => !answeredItems.has(item))
    .map((answer, at) => toRows(answer, { judgeId, campaignId, number: last + 1 + at, id: newId(now, at), now }));
  await insertRows(
    trx,
    'assignments',
    rows.map(({ assignment }) => assignment),
  );
  await insertRows(
    trx,
    'judgments',
    rows.map(({ judgment }) => judgment),
  );
}

interface Place {
  readonly judgeId: string;
  readonly campaignId: string;
  readonly number: number;
  readonly id: string;
  readonly now: number;
}

function toRows(
  { item, ranks, details, displayed, fault }: ModelAnswer,
  { judgeId, campaignId, number, id, now }: Place,
): { readonly assignment: AssignmentRow; readonly judgment: JudgmentRow } {
  return {
    assignment: {
      id,
      campaign_id: campaignId,
      item_id: item,
      judge_id: judgeId,
      occasion: 1,
      number,
      state: ranks === null ? 'skipped' : 'judged',
      lease_until: now,
      shown_at: now,
      displayed: JSON.stringify(displayed),
      revision: 1,
      flagged: 0,
    },
    judgment: {
      assignment_id: id,
      campaign_id: campaignId,
      revision: 1,
      client_id: `model-${number}`,
      ranks: ranks === null ? null : JSON.stringify(ranks),
      details: details === null ? null : JSON.stringify(details),
      skip_reason: ranks === null ? 'other' : null,
      comment: fault.slice(0, LONGEST_FAULT),
      flagged: 0,
      answered_at: now,
      server_ms: 0,
      client_ms: null,
    },
  };
}
