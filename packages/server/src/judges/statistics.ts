import { groupBy } from '@stet/core/internal';
import { findCampaign } from '../campaigns/campaigns.js';
import { EARNEST_KINDS } from '../campaigns/item-kind.js';
import { currentAnswers } from '../judging/current-answers.js';
import { sharesOf } from '../judging/share.js';
import { median } from '../median.js';
import type { Db } from '../storage/store.js';
import type { Judge } from './schemas.js';

/** The people who judge in a campaign in the order they were added, with what they have done so far, without practice. */
export async function judgeStatistics(db: Db, campaignId: string): Promise<Judge[]> {
  const judges = await db
    .selectFrom('judges')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .where('kind', '=', 'person')
    .orderBy('created_at')
    .orderBy('name')
    .execute();
  const answers = await currentAnswers(db, campaignId)
    .select(['assignments.judge_id', 'assignments.state', 'assignments.flagged'])
    .select(['judgments.answered_at', 'judgments.server_ms', 'judgments.client_ms', 'items.kind'])
    .where('items.kind', 'in', EARNEST_KINDS)
    .execute();
  const campaign = await findCampaign(db, campaignId);
  const shareOf = await sharesOf(db, campaign);
  const byJudge = groupBy(answers, ({ judge_id }) => judge_id);
  return judges.map((judge) => {
    const earnest = byJudge.get(judge.id) ?? [];
    const ownAnswers = earnest.filter(({ kind }) => kind === 'main');
    const judged = ownAnswers.filter(({ state }) => state === 'judged');
    const durations = judged.map(({ client_ms, server_ms }) => client_ms ?? server_ms);
    return {
      id: judge.id,
      name: judge.name,
      createdAt: judge.created_at,
      paused: judge.paused === 1,
      leftOut: judge.left_out === 1,
      hasLink: judge.key_hash !== null,
      participant: judge.participant,
      finishedAt: judge.finished_at,
      done: earnest.length,
      share: campaign.plan === null ? null : shareOf(judge),
      judged: judged.length,
      skipped: ownAnswers.length - judged.length,
      flagged: ownAnswers.filter(({ flagged }) => flagged === 1).length,
      lastAnswerAt: ownAnswers.length === 0 ? null : Math.max(...ownAnswers.map(({ answered_at }) => answered_at)),
      medianSeconds: median(durations.map(inSeconds)),
      meanSeconds: durations.length === 0 ? null : inSeconds(meanOf(durations)),
    };
  });
}

const inSeconds = (ms: number): number => ms / 1000;

/** Of whole numbers, whose sum is the same in whatever order the database gives them. */
const meanOf = (durations: readonly number[]): number =>
  durations.reduce((sum, duration) => sum + duration, 0) / durations.length;
