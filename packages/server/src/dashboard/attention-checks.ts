import { passesCheck } from '@stet/core/internal';
import { currentAnswers } from '../judging/current-answers.js';
import { protocolOf } from '../protocols/protocols.js';
import type { Db } from '../storage/store.js';
import type { CampaignRow } from '../storage/tables.js';

/** How a judge did in the attention checks that they answered. */
export interface CheckedAttention {
  readonly seen: number;
  readonly passed: number;
}

/** By the id of the judge. Skipping a damaged sentence is no mistake, and none is counted. */
export async function attentionOf(db: Db, campaign: CampaignRow): Promise<Map<string, CheckedAttention>> {
  const scored = protocolOf(campaign).kind === 'direct';
  const rows = await currentAnswers(db, campaign.id)
    .select(['assignments.judge_id', 'judgments.ranks'])
    .where('items.kind', '=', 'check')
    .execute();
  const attention = new Map<string, CheckedAttention>();
  for (const { judge_id, ranks } of rows) {
    if (ranks === null) continue;
    const { seen, passed } = attention.get(judge_id) ?? { seen: 0, passed: 0 };
    const isPassed = passesCheck(JSON.parse(ranks) as number[], { scored });
    attention.set(judge_id, { seen: seen + 1, passed: passed + Number(isPassed) });
  }
  return attention;
}
