import type { Protocol, ProtocolOf } from '@stet/server';
import { words } from '../../language/words.js';
import { direct } from './direct/direct.js';
import { edits } from './edits/edits.js';
import type { JudgingProtocol, ProtocolRules } from './judging-protocol.js';
import { pairwise } from './pairwise/pairwise.js';
import { ranking } from './ranking/ranking.js';

const protocols: { readonly [Kind in Protocol['kind']]: ProtocolRules<ProtocolOf<Kind>> } = {
  ranking,
  pairwise,
  direct,
  edits,
};

/** The protocols that a campaign may choose from. */
export const protocolKinds = Object.keys(protocols) as Protocol['kind'][];

/** A protocol with what the page says of it now. */
export function protocolFor({ kind }: Pick<Protocol, 'kind'>): JudgingProtocol {
  // Each protocol is given its own settings: TypeScript does not follow the key through the table.
  return { ...(protocols[kind] as ProtocolRules), ...words().judging.protocols[kind] };
}
