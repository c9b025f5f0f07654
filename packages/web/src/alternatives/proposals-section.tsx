import type { Proposal, Task } from '@stet/server';
import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { words } from '../language/words.js';
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
  const texts = words().alternatives.proposals;
  return (
    <section aria-labelledby="proposals">
      <h2 id="proposals">{texts.title(proposals.length)}</h2>
      {proposals.length === 0 ? (
        <p className="empty">{texts.none}</p>
      ) : (
        <>
          <Choice
            legend={texts.state}
            name="state"
            options={STATES.map((state) => [state, texts[state](proposalsIn(state).length)])}
            value={chosenState}
            onChange={(state) => setParams(state === 'all' ? {} : { state }, { replace: true })}
          />
          {chosenState !== 'all' && proposalsIn(chosenState).length === 0 && (
            <p className="empty">{texts.noneIs[chosenState]}</p>
          )}
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
