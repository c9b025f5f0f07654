import { counted } from '@stet/core/internal';
import type { Proposal, Task } from '@stet/server';
import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { Choice } from '../shell/choices.js';
import { ProposalCard } from './proposal-card.js';

interface ProposalsSectionProps {
  readonly task: Task;
  readonly proposals: readonly Proposal[];
}

const STATES = ['all', 'open', 'accepted', 'refused'] as const;

/** The teams' proposals, filtered by state. */
export function ProposalsSection({ task, proposals }: ProposalsSectionProps): ReactElement {
  const [params, setParams] = useSearchParams();
  const chosenState = STATES.find((state) => state === params.get('state')) ?? 'all';
  const proposalsIn = (state: (typeof STATES)[number]): readonly Proposal[] =>
    state === 'all' ? proposals : proposals.filter((proposal) => proposal.state === state);
  return (
    <section aria-labelledby="proposals">
      <h2 id="proposals">{counted(proposals.length, 'proposal')}</h2>
      {proposals.length === 0 ? (
        <p className="empty">
          No proposals yet. Teams propose from their explorer once the gold is public; annotators judge through their
          own links.
        </p>
      ) : (
        <>
          <Choice
            legend="State"
            name="state"
            options={STATES.map((state) => [state, `${state} ${proposalsIn(state).length}`])}
            value={chosenState}
            onChange={(state) => setParams(state === 'all' ? {} : { state }, { replace: true })}
          />
          {proposalsIn(chosenState).length === 0 && <p className="empty">None is {chosenState}.</p>}
          <ul className="proposals">
            {proposalsIn(chosenState).map((proposal) => (
              <ProposalCard key={proposal.id} task={task} proposal={proposal} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
