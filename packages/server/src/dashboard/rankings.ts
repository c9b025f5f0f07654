import { setImmediate as letOthersRun } from 'node:timers/promises';
import { rankingOfAnswer, type Ranking } from '@stet/core/internal';
import { drawingOf } from '../campaigns/item-drawing.js';
import { outputsOf } from '../campaigns/item-output.js';
import { currentAnswers } from '../judging/current-answers.js';
import { detailsOf } from '../protocols/details-of.js';
import type { Db } from '../storage/store.js';

/**
 * Whose judgments count: of people, either everybody's, or those who are not left out, perhaps but for one judge by id; models
 * only where they are asked for; or a single judge by id, whatever they are.
 */
export type JudgeSelection =
  | 'counted'
  | 'all'
  | `without ${string}`
  | `with ${string}`
  | `only ${string}`
  | `${'counted' | 'all'} and models`;

/**
 * The current judgments of a campaign, without practice, in the order they were answered. Skipped items have no
 * outputs, as in judgment files.
 */
export async function readRankings(db: Db, campaignId: string, selection: JudgeSelection): Promise<Ranking[]> {
  let query = currentAnswers(db, campaignId)
    .select([
      'items.sentence',
      'items.name as item',
      'items.outputs',
      'items.drawing',
      'judges.name as judge',
      'judges.kind',
    ])
    .select(['judgments.ranks', 'judgments.details', 'judgments.client_ms', 'judgments.server_ms'])
    .where('items.kind', '=', 'main')
    .orderBy('judgments.answered_at')
    .orderBy('assignments.id');
  const [, exception, judgeId] = /^(without|with|only) (.*)$/u.exec(selection) ?? [];
  if (exception === 'only') {
    query = query.where('judges.id', '=', judgeId);
  } else if (exception === 'with') {
    query = query.where((eb) => eb.or([eb('judges.left_out', '=', 0), eb('judges.id', '=', judgeId)]));
  } else if (!selection.startsWith('all')) {
    query = query.where('judges.left_out', '=', 0);
  }
  if (exception !== 'only' && !selection.endsWith(' and models')) query = query.where('judges.kind', '=', 'person');
  if (exception === 'without') query = query.where('judges.id', '!=', judgeId);
  const rankings: Ranking[] = [];
  for (const [at, row] of (await query.execute()).entries()) {
    if (at % ROWS_AT_ONCE === 0) await letOthersRun();
    const { sentence, item, judge, kind, ranks, client_ms, server_ms } = row;
    rankings.push(
      rankingOfAnswer({
        sentence,
        judge,
        item,
        ...(kind === 'model' ? { judgeKind: kind } : { seconds: (client_ms ?? server_ms) / 1000 }),
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
