import type { z } from '@hono/zod-openapi';
import { groupBy, quote } from '@stet/core/internal';
import type {
  BackupAssignment,
  BackupCampaign,
  BackupItem,
  BackupJudge,
  BackupJudgment,
  BackupModelJudge,
  BackupReply,
  BackupText,
} from '../exports/backup-line.js';
import type {
  AssignmentRow,
  CampaignRow,
  ItemRow,
  JudgeRow,
  JudgmentRow,
  ModelJudgeRow,
  ModelReplyRow,
  TextRow,
} from '../storage/tables.js';
import { badBackup } from './backup-lines.js';
import { newIds } from './new-ids.js';

/** The rows of a backup. */
export interface BackupRows {
  readonly campaigns: readonly z.infer<typeof BackupCampaign>[];
  readonly texts: readonly z.infer<typeof BackupText>[];
  readonly judges: readonly z.infer<typeof BackupJudge>[];
  readonly items: readonly z.infer<typeof BackupItem>[];
  readonly assignments: readonly z.infer<typeof BackupAssignment>[];
  readonly judgments: readonly z.infer<typeof BackupJudgment>[];
  readonly modelJudges: readonly z.infer<typeof BackupModelJudge>[];
  readonly replies: readonly z.infer<typeof BackupReply>[];
}

export interface RestoredRows {
  readonly campaign: CampaignRow;
  readonly texts: TextRow[];
  readonly judges: JudgeRow[];
  readonly items: ItemRow[];
  readonly assignments: AssignmentRow[];
  readonly judgments: JudgmentRow[];
  readonly modelJudges: ModelJudgeRow[];
  readonly replies: ModelReplyRow[];
}

/** The rows of a new campaign, with new ids in the order of the old ones, and recomputed counts. */
export function restoredRows(id: string, rows: BackupRows, file: string, now: number): RestoredRows {
  const [campaign] = rows.campaigns;
  if (rows.campaigns.length !== 1) throw badBackup(file, undefined, 'one campaign', String(rows.campaigns.length));
  const judgeIds = newIds(rows.judges, now);
  const itemIds = newIds(rows.items, now);
  const assignmentIds = newIds(rows.assignments, now);
  const find = (ids: ReadonlyMap<string, string>, old: string): string => {
    const restoredId = ids.get(old);
    if (restoredId === undefined)
      throw badBackup(file, undefined, 'rows that belong to others of the file', quote(old));
    return restoredId;
  };
  const answers = groupBy(
    rows.judgments.toSorted((a, b) => a.revision - b.revision),
    ({ assignment_id }) => assignment_id,
  );
  const assignments = rows.assignments.map((row): AssignmentRow => {
    const last = answers.get(row.id)?.at(-1);
    return {
      ...row,
      id: find(assignmentIds, row.id),
      campaign_id: id,
      item_id: find(itemIds, row.item_id),
      judge_id: find(judgeIds, row.judge_id),
      displayed: JSON.stringify(row.displayed),
      state: last === undefined ? 'open' : last.ranks === null ? 'skipped' : 'judged',
      revision: last?.revision ?? 0,
      flagged: last?.flagged ?? 0,
    };
  });
  const models = new Set(rows.judges.flatMap((judge) => (judge.kind === 'model' ? [find(judgeIds, judge.id)] : [])));
  const judged = groupBy(
    assignments.filter(
      ({ state, occasion, judge_id }) => state === 'judged' && occasion === 1 && !models.has(judge_id),
    ),
    ({ item_id }) => item_id,
  );
  const items = rows.items.map((item): ItemRow => {
    const itemId = find(itemIds, item.id);
    const count = item.kind !== 'main' ? 0 : (judged.get(itemId)?.length ?? 0);
    return {
      ...item,
      id: itemId,
      campaign_id: id,
      judged: count,
      open: Number(count < item.wanted),
      outputs: JSON.stringify(item.outputs),
      feedback: item.feedback === null ? null : JSON.stringify(item.feedback),
      drawing: item.drawing === null ? null : JSON.stringify(item.drawing),
    };
  });
  return {
    campaign: {
      ...campaign,
      id,
      state: campaign.state === 'running' ? 'paused' : campaign.state,
      plan: campaign.plan === null ? null : JSON.stringify(campaign.plan),
      crowd: campaign.crowd === null ? null : JSON.stringify(campaign.crowd),
      crowd_hash: null,
      version: 1,
      open_items: items.filter(({ kind, open }) => kind === 'main' && open === 1).length,
    },
    texts: rows.texts.map((text) => ({ ...text, campaign_id: id })),
    judges: rows.judges.map((judge) => ({
      ...judge,
      id: find(judgeIds, judge.id),
      campaign_id: id,
      key_hash: null,
    })),
    items,
    assignments,
    modelJudges: rows.modelJudges.map((row) => ({
      ...row,
      judge_id: find(judgeIds, row.judge_id),
      campaign_id: id,
      settings: JSON.stringify(row.settings),
      reason: row.reason === null ? null : JSON.stringify(row.reason),
      // Nobody has asked this server to spend anything.
      state: row.state === 'asking' ? 'stopped' : row.state,
    })),
    replies: rows.replies.map((row) => ({
      ...row,
      judge_id: find(judgeIds, row.judge_id),
      reply: JSON.stringify(row.reply),
    })),
    judgments: rows.judgments.map((row) => ({
      ...row,
      assignment_id: find(assignmentIds, row.assignment_id),
      campaign_id: id,
      ranks: row.ranks === null ? null : JSON.stringify(row.ranks),
      details: row.details === null ? null : JSON.stringify(row.details),
    })),
  };
}
