import type { z } from '@hono/zod-openapi';
import { VERSION, type StetErrorDetails } from '@stet/core/internal';
import { drawingOf } from '../campaigns/item-drawing.js';
import { outputsOf } from '../campaigns/item-output.js';
import { crowdOf } from '../crowds/crowd-of.js';
import { planOf } from '../campaigns/campaigns.js';
import { feedbackOf } from '../campaigns/item-feedback.js';
import type { ModelReply } from '../model-judges/schemas.js';
import { settingsOf } from '../model-judges/settings.js';
import { detailsOf } from '../protocols/details-of.js';
import type { Db } from '../storage/store.js';
import type { AssignmentRow, CampaignRow, JudgmentRow } from '../storage/tables.js';
import { BACKUP, type BackupAssignment, type BackupJudgment, type BackupRow } from './backup-line.js';

const ROWS_AT_ONCE = 1000;

/** A campaign as JSON Lines, complete except for the keys of links. Judgments follow the rows they refer to. */
export async function* writeBackup(db: Db, campaign: CampaignRow): AsyncGenerator<string> {
  yield `${JSON.stringify({ backup: BACKUP, stet: VERSION })}\n`;
  for await (const row of backupRows(db, campaign)) yield `${JSON.stringify(row)}\n`;
}

async function* backupRows(db: Db, campaign: CampaignRow): AsyncGenerator<BackupRow> {
  const { id, name, instructions, created_at, state } = campaign;
  yield { campaign: { name, instructions, created_at, state, plan: planOf(campaign), crowd: crowdOf(campaign) } };
  const texts = await db.selectFrom('texts').selectAll().where('campaign_id', '=', id).execute();
  for (const { campaign_id: _, ...text } of texts) yield { text };
  const judges = await db.selectFrom('judges').selectAll().where('campaign_id', '=', id).orderBy('id').execute();
  for (const { campaign_id: _, key_hash: __, paused, left_out, ...judge } of judges) {
    yield { judge: { ...judge, paused: flag(paused), left_out: flag(left_out) } };
  }
  yield* itemRows(db, id);
  yield* assignmentRows(db, id);
  yield* modelRows(db, id);
}

/** How models were asked, each followed by its replies. */
async function* modelRows(db: Db, campaignId: string): AsyncGenerator<BackupRow> {
  const rows = await db.selectFrom('model_judges').selectAll().where('campaign_id', '=', campaignId).execute();
  for (const { campaign_id: _, ...row } of rows) {
    const reason = row.reason === null ? null : (JSON.parse(row.reason) as StetErrorDetails);
    yield { modelJudge: { ...row, settings: settingsOf(row), reason } };
    let after = '';
    for (;;) {
      const replies = await db
        .selectFrom('model_replies')
        .selectAll()
        .where('judge_id', '=', row.judge_id)
        .where('key', '>', after)
        .orderBy('key')
        .limit(ROWS_AT_ONCE)
        .execute();
      for (const reply of replies) yield { reply: { ...reply, reply: JSON.parse(reply.reply) as ModelReply } };
      if (replies.length < ROWS_AT_ONCE) break;
      after = replies[replies.length - 1].key;
    }
  }
}

async function* itemRows(db: Db, campaignId: string): AsyncGenerator<BackupRow> {
  const items = pages((after) => {
    const query = db.selectFrom('items').selectAll().where('campaign_id', '=', campaignId).orderBy('id');
    return (after === undefined ? query : query.where('id', '>', after)).limit(ROWS_AT_ONCE).execute();
  });
  for await (const page of items) {
    for (const { campaign_id: _, judged: __, open: ___, ...item } of page) {
      const outputs = outputsOf(item).map(({ text, systems }) => ({ text, systems: [...systems] }));
      const feedback = feedbackOf(item);
      yield {
        item: {
          ...item,
          outputs,
          feedback: feedback === null ? null : { ...feedback, ranks: [...feedback.ranks] },
          drawing: drawingOf(item).drawing ?? null,
        },
      };
    }
  }
}

/** Assignments, each page of them followed by the judgments made so far. */
async function* assignmentRows(db: Db, campaignId: string): AsyncGenerator<BackupRow> {
  const assignments = pages((after) => {
    const query = db.selectFrom('assignments').selectAll().where('campaign_id', '=', campaignId).orderBy('id');
    return (after === undefined ? query : query.where('id', '>', after)).limit(ROWS_AT_ONCE).execute();
  });
  for await (const page of assignments) {
    for (const row of page) yield { assignment: toAssignment(row) };
    const judgments = await db
      .selectFrom('judgments')
      .selectAll()
      .where(
        'assignment_id',
        'in',
        page.map(({ id }) => id),
      )
      .orderBy('assignment_id')
      .orderBy('revision')
      .execute();
    for (const row of judgments) yield { judgment: toJudgment(row) };
  }
}

function toAssignment(row: AssignmentRow): z.infer<typeof BackupAssignment> {
  const { id, item_id, judge_id, occasion, number, lease_until, shown_at } = row;
  const displayed = JSON.parse(row.displayed) as number[];
  return { id, item_id, judge_id, occasion, number, lease_until, shown_at, displayed };
}

function toJudgment(row: JudgmentRow): z.infer<typeof BackupJudgment> {
  const { assignment_id, revision, client_id, skip_reason, comment, answered_at, server_ms, client_ms } = row;
  const ranks = row.ranks === null ? null : (JSON.parse(row.ranks) as number[]);
  const details = detailsOf(row);
  return {
    assignment_id,
    revision,
    client_id,
    ranks,
    details,
    skip_reason,
    comment,
    flagged: flag(row.flagged),
    answered_at,
    server_ms,
    client_ms,
  };
}

/** All rows, a page at a time, each page starting after the last id of the one before. */
async function* pages<Row extends { readonly id: string }>(
  read: (after: string | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let after: string | undefined;
  for (;;) {
    const rows = await read(after);
    if (rows.length > 0) yield rows;
    if (rows.length < ROWS_AT_ONCE) return;
    after = rows[rows.length - 1].id;
  }
}

function flag(value: number): 0 | 1 {
  return value === 1 ? 1 : 0;
}
