import { setImmediate as letOthersRun } from 'node:timers/promises';
import { rankingOfAnswer, type Ranking } from '@stet/core/internal';
import { drawingOf } from '../campaigns/item-drawing.js';
import { outputsOf } from '../campaigns/item-output.js';
import { detailsOf } from '../protocols/details-of.js';
import type { Db } from '../storage/store.js';

/** Whose judgments count: either everybody's, or those of judges who are not left out, perhaps but for one judge by id. */
export type JudgeSelection = 'counted' | 'all' | `without ${string}` | `with ${string}`;

/**
 * The current judgments of a campaign, without practice, in the order they were answered. Skipped items have no
 * outputs, as in judgment files.
 */
export async function readRankings(db: Db, campaignId: string, selection: JudgeSelection): Promise<Ranking[]> {
  let query = db
    .selectFrom('assignments')
    .innerJoin('items', 'items.id', 'assignments.item_id')
    .innerJoin('judges', 'judges.id', 'assignments.judge_id')
    .innerJoin('judgments', (join) =>
      join
        .onRef('judgments.assignment_id', '=', 'assignments.id')
        .onRef('judgments.revision', '=', 'assignments.revision'),
    )
    .select(['items.sentence', 'items.name as item', 'items.outputs', 'items.drawing', 'judges.name as judge'])
    .select(['judgments.ranks', 'judgments.details', 'judgments.client_ms', 'judgments.server_ms'])
    .where('assignments.campaign_id', '=', campaignId)
    .where('items.kind', '=', 'main')
    .orderBy('judgments.answered_at')
    .orderBy('assignments.id');
  const [, exception, judgeId] = /^(without|with) (.*)$/u.exec(selection) ?? [];
  if (exception === 'with') {
    query = query.where((eb) => eb.or([eb('judges.left_out', '=', 0), eb('judges.id', '=', judgeId)]));
  } else if (selection !== 'all') {
    query = query.where('judges.left_out', '=', 0);
  }
  if (exception === 'without') query = query.where('judges.id', '!=', judgeId);
  const rankings: Ranking[] = [];
  for (const [at, row] of (await query.execute()).entries()) {
    if (at % ROWS_AT_ONCE === 0) await letOthersRun();
    const { sentence, item, judge, ranks, client_ms, server_ms } = row;
    rankings.push(
      rankingOfAnswer({
        sentence,
        judge,
        item,
        seconds: (client_ms ?? server_ms) / 1000,
        outputs: outputsOf(row),
        ranks: ranks === null ? null : (JSON.parse(ranks) as number[]),
        details: detailsOf(row),
        ...drawingOf(row),
      }),
    );
  }
  return rankings;
}

const ROWS_AT_ONCE = 2000;
