import { groupBy } from '../group-by.js';
import type { Db } from '../storage/store.js';
import type { Judge } from './schemas.js';

/** The judges of a campaign with what they have done so far, practice aside; in the order they were added. */
export async function judgeStatistics(db: Db, campaignId: string): Promise<Judge[]> {
  const judges = await db
    .selectFrom('judges')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .orderBy('created_at')
    .orderBy('name')
    .execute();
  const answers = await db
    .selectFrom('assignments')
    .innerJoin('items', 'items.id', 'assignments.item_id')
    .innerJoin('judgments', (join) =>
      join
        .onRef('judgments.assignment_id', '=', 'assignments.id')
        .onRef('judgments.revision', '=', 'assignments.revision'),
    )
    .select(['assignments.judge_id', 'assignments.state', 'assignments.flagged'])
    .select(['judgments.answered_at', 'judgments.server_ms', 'judgments.client_ms'])
    .where('assignments.campaign_id', '=', campaignId)
    .where('items.kind', '=', 'main')
    .execute();
  const byJudge = groupBy(answers, ({ judge_id }) => judge_id);
  return judges.map((judge) => {
    const own = byJudge.get(judge.id) ?? [];
    const judged = own.filter(({ state }) => state === 'judged');
    const seconds = judged.map(({ client_ms, server_ms }) => (client_ms ?? server_ms) / 1000).sort((a, b) => a - b);
    return {
      id: judge.id,
      name: judge.name,
      createdAt: judge.created_at,
      paused: judge.paused === 1,
      leftOut: judge.left_out === 1,
      hasLink: judge.key_hash !== null,
      judged: judged.length,
      skipped: own.length - judged.length,
      flagged: own.filter(({ flagged }) => flagged === 1).length,
      lastAnswerAt: own.length === 0 ? null : Math.max(...own.map(({ answered_at }) => answered_at)),
      medianSeconds: median(seconds),
      meanSeconds: seconds.length === 0 ? null : seconds.reduce((sum, one) => sum + one, 0) / seconds.length,
    };
  });
}

/** Of numbers in order; null of none. */
function median(sorted: readonly number[]): number | null {
  if (sorted.length === 0) return null;
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
