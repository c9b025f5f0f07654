import type { Proposal } from '@stet/server';
import type { ReactElement } from 'react';
import { words } from '../language/words.js';

/** What became of a proposal. */
export function ProposalState({ state }: { readonly state: Proposal['state'] }): ReactElement {
  return <span className={`state ${state}`}>{words().proposals.states[state]}</span>;
}
