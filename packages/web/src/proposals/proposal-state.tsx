import type { ReactElement } from 'react';
import type { Proposal } from '../api/types.js';

/** What became of a proposal. */
export function ProposalState({ state }: { readonly state: Proposal['state'] }): ReactElement {
  return <span className={`state ${state}`}>{state}</span>;
}
