import { planOf } from '../campaigns/campaigns.js';
import type { CampaignRow } from '../storage/tables.js';
import { direct } from './direct.js';
import { edits } from './edits.js';
import type { AnsweredItem, GivenRanks, JudgingProtocol } from './judging-protocol.js';
import { pairwise } from './pairwise.js';
import { ranking } from './ranking.js';
import type { Protocol, ProtocolOf } from './schemas.js';

const protocols: { readonly [Kind in Protocol['kind']]: JudgingProtocol<ProtocolOf<Kind>> } = {
  ranking,
  pairwise,
  direct,
  edits,
};

/** The protocol of a campaign. Imported judgments are rankings, whatever they were asked by. */
export function protocolOf(campaign: CampaignRow): Protocol {
  return planOf(campaign)?.protocol ?? { kind: 'ranking' };
}

/** Refuses an answer that the protocol does not allow, and returns what is stored of it. */
export function checkAnswer(protocol: Protocol, answer: GivenRanks, item: AnsweredItem): GivenRanks {
  // Each protocol is given its own settings: TypeScript does not follow the key through the table.
  const { check } = protocols[protocol.kind] as JudgingProtocol<Protocol>;
  return check(answer, item, protocol);
}
