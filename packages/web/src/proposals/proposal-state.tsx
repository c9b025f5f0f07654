import type { Proposal } from '@stet/server';
import type { ReactElement } from 'react';

/** What became of a proposal. */
export function ProposalState({ state }: { readonly state: Proposal['state'] }): ReactElement {
  return <span className={`state ${state}`}>{state}</span>;
}
