import type { Proposal, Task } from '@stet/server';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { api } from '../api/api.js';
import { DrawnProposal } from '../proposals/drawn-proposal.js';
import { proposalWords } from '../proposals/edit-words.js';
import { ProposalState } from '../proposals/proposal-state.js';
import { ProblemNote } from '../shell/problem-note.js';
import { useAction } from '../shell/use-action.js';

interface ProposalCardProps {
  readonly task: Task;
  readonly proposal: Proposal;
}

const DECISIONS: readonly (readonly [decision: Proposal['decision'], words: string])[] = [
  [null, 'Annotators decide'],
  ['accepted', 'Accept'],
  ['refused', 'Refuse'],
];

/** A proposal with its proposers, the annotators' verdicts, and the organiser's decision. */
export function ProposalCard({ task, proposal }: ProposalCardProps): ReactElement {
  const { id, sentence, state, decision, proposers, verdicts } = proposal;
  const shown = new URLSearchParams({
    ...(proposers.length > 0 ? { system: proposers[0].team } : {}),
    sentence: String(sentence),
  });
  const param = { task: task.id, proposal: id };
  const { run, busy, error } = useAction(async (decided: Proposal['decision']) => {
    await api.put('/tasks/:task/proposals/:proposal/decision', { param, json: { decision: decided } });
  });
  return (
    <li>
      <p className="facts">
        <Link href={`/tasks/${task.id}/explorer?${shown.toString()}`}>Sentence {sentence}</Link>
        <ProposalState state={state} />
        {decision !== null && <span>decided by an organiser</span>}
      </p>
      <DrawnProposal edit={proposal} language={task.settings.language} />
      <ul className="said">
        {proposers.map(({ team, submission, type, comment }) => (
          <li key={submission}>
            Proposed by <bdi>{team}</bdi> as {type}
            {comment !== '' && (
              <>
                : <bdi>{comment}</bdi>
              </>
            )}
          </li>
        ))}
        {verdicts.map(({ annotator, verdict, comment }) => (
          <li key={annotator}>
            <bdi>{annotator}</bdi> {verdict === 'accepted' ? 'accepts' : 'refuses'} it
            {comment !== '' && (
              <>
                : <bdi>{comment}</bdi>
              </>
            )}
          </li>
        ))}
        {verdicts.length === 0 && <li className="quiet">No annotator has judged it yet.</li>}
      </ul>
      {error !== undefined && <ProblemNote error={error} />}
      <fieldset className="choice" disabled={busy}>
        <legend className="unseen">Decision on {proposalWords(proposal)}</legend>
        {DECISIONS.map(([choice, words]) => (
          <label key={words}>
            <input
              type="radio"
              name={`decision-${id}`}
              checked={decision === choice}
              onChange={() => {
                run(choice);
              }}
            />
            <span>{words}</span>
          </label>
        ))}
      </fieldset>
    </li>
  );
}
