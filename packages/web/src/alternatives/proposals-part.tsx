import type { Proposal, Task } from '@stet/server';
import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { counted } from '../shell/format.js';
import { ProposalCard } from './proposal-card.js';

interface ProposalsPartProps {
  readonly task: Task;
  readonly proposals: readonly Proposal[];
}

const STATES = ['all', 'open', 'accepted', 'refused'] as const;

/** What teams propose, by its state. */
export function ProposalsPart({ task, proposals }: ProposalsPartProps): ReactElement {
  const [params, setParams] = useSearchParams();
  const wanted = STATES.find((state) => state === params.get('state')) ?? 'all';
  const of = (state: (typeof STATES)[number]): readonly Proposal[] =>
    state === 'all' ? proposals : proposals.filter((own) => own.state === state);
  return (
    <section aria-labelledby="proposals">
      <h2 id="proposals">{counted(proposals.length, 'proposal')}</h2>
      {proposals.length === 0 ? (
        <p className="empty">
          Nothing is proposed yet. Teams propose from their explorer, once the gold is public; annotators judge by their
          own links.
        </p>
      ) : (
        <>
          <fieldset className="choice">
            <legend className="unseen">State</legend>
            {STATES.map((state) => (
              <label key={state}>
                <input
                  type="radio"
                  name="state"
                  checked={wanted === state}
                  onChange={() => {
                    setParams(state === 'all' ? {} : { state }, { replace: true });
                  }}
                />
                <span>
                  {state} {of(state).length}
                </span>
              </label>
            ))}
          </fieldset>
          {of(wanted).length === 0 && <p className="empty">None is {wanted}.</p>}
          <ul className="proposals">
            {of(wanted).map((proposal) => (
              <ProposalCard key={proposal.id} {...{ task, proposal }} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
