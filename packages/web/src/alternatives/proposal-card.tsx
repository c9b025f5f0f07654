import type { Proposal, Task } from '@stet/server';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { api } from '../api/api.js';
import { words } from '../language/words.js';
import { DrawnProposal } from '../proposals/drawn-proposal.js';
import { proposalWords } from '../proposals/edit-words.js';
import { ProposalState } from '../proposals/proposal-state.js';
import { Choice } from '../shell/choices.js';
import { ProblemNote } from '../shell/problem-note.js';
import { useAction } from '../shell/use-action.js';

/** A proposal with its proposers, the annotators' verdicts, and the organiser's decision. */
export function ProposalCard({ task, proposal }: { readonly task: Task; readonly proposal: Proposal }): ReactElement {
  const { id, sentence, state, decision, proposers, verdicts } = proposal;
  const shown = new URLSearchParams({
    ...(proposers.length > 0 ? { system: proposers[0].team } : {}),
    sentence: String(sentence),
  });
  const param = { task: task.id, proposal: id };
  const { run, busy, error } = useAction(async (decided: Proposal['decision']) => {
    await api.put('/tasks/:task/proposals/:proposal/decision', { param, json: { decision: decided } });
  });
  const texts = words().alternatives.proposal;
  return (
    <li>
      <p className="facts">
        <Link href={`/tasks/${task.id}/explorer?${shown.toString()}`}>{texts.sentence(sentence)}</Link>
        <ProposalState state={state} />
        {decision !== null && <span>{texts.decided}</span>}
      </p>
      <DrawnProposal edit={proposal} language={task.settings.language} />
      <ul className="said">
        {proposers.map(({ team, submission, type, comment }) => (
          <li key={submission}>
            {texts.proposedBy(<bdi>{team}</bdi>, type)}
            <Comment text={comment} />
          </li>
        ))}
        {verdicts.map(({ annotator, verdict, comment }) => (
          <li key={annotator}>
            {verdict === 'accepted' ? texts.accepts(<bdi>{annotator}</bdi>) : texts.refuses(<bdi>{annotator}</bdi>)}
            <Comment text={comment} />
          </li>
        ))}
        {verdicts.length === 0 && <li className="quiet">{texts.notJudged}</li>}
      </ul>
      {error !== undefined && <ProblemNote error={error} />}
      <Choice<Proposal['decision']>
        legend={texts.decision(proposalWords(proposal))}
        name={`decision-${id}`}
        options={[
          [null, texts.annotatorsDecide],
          ['accepted', texts.accept],
          ['refused', texts.refuse],
        ]}
        value={decision}
        disabled={busy}
        onChange={run}
      />
    </li>
  );
}

function Comment({ text }: { readonly text: string }): ReactNode {
  if (text === '') return null;
  return (
    <>
      : <bdi>{text}</bdi>
    </>
  );
}
