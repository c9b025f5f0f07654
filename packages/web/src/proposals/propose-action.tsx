import type { ErrorType } from '@stet/core/internal';
import type { TeamProposal } from '@stet/server';
import { useRef, useState, type ReactElement } from 'react';
import { words } from '../language/words.js';
import { unseen } from '../shell/unseen.js';
import { useAction } from '../shell/use-action.js';
import { ProposalState } from './proposal-state.js';
import { ProposeForm } from './propose-form.js';
import { TakeBack } from './take-back.js';

interface ProposeActionProps {
  /** The edit in words. */
  readonly edit: string;
  readonly types: readonly ErrorType[];
  /** The team's proposal of this edit. */
  readonly proposal: TeamProposal | undefined;
  /** Whether proposals are accepted now. */
  readonly isOpen: boolean;
  readonly onPropose: (type: string, comment: string) => Promise<void>;
  readonly onTakeBack: (id: string) => Promise<void>;
}

/** Proposes an unneeded edit as an alternative answer; afterwards shows the proposal's state. */
export function ProposeAction(props: ProposeActionProps): ReactElement | null {
  const { edit, types, proposal, isOpen, onPropose, onTakeBack } = props;
  const [asks, setAsks] = useState(false);
  // Returns the focus to where the form was opened.
  const wasAsked = useRef(false);
  const { run, busy, error } = useAction(async (type: string, comment: string) => {
    await onPropose(type, comment);
    setAsks(false);
  });
  const { proposals } = words();
  if (proposal !== undefined) {
    return (
      <span className="proposed" role="status">
        {proposals.proposedAs(proposal.type)} <ProposalState state={proposal.state} />{' '}
        {isOpen && <TakeBack id={proposal.id} edit={edit} autoFocus={wasAsked.current} onTakeBack={onTakeBack} />}
      </span>
    );
  }
  if (!isOpen) return null;
  if (asks) {
    return (
      <ProposeForm
        edit={edit}
        types={types}
        busy={busy}
        error={error}
        onPropose={run}
        onCancel={() => setAsks(false)}
      />
    );
  }
  return (
    <button
      type="button"
      autoFocus={wasAsked.current}
      onClick={() => {
        wasAsked.current = true;
        setAsks(true);
      }}
    >
      {proposals.isRight(unseen, edit)}
    </button>
  );
}
