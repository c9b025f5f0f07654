import type { ErrorType } from '@stet/core/internal';
import type { TeamProposal } from '@stet/server';
import { useRef, useState, type ReactElement } from 'react';
import { useAction } from '../shell/use-action.js';
import { ProposalState } from './proposal-state.js';
import { ProposeForm } from './propose-form.js';
import { TakeBack } from './take-back.js';

interface ProposeActionProps {
  /** The edit in words. */
  readonly edit: string;
  readonly types: readonly ErrorType[];
  /** What the team has proposed of it. */
  readonly known: TeamProposal | undefined;
  /** Whether proposals are taken now. */
  readonly isOpen: boolean;
  readonly onPropose: (type: string, comment: string) => Promise<void>;
  readonly onTakeBack: (id: string) => Promise<void>;
}

/** Says of an unneeded edit that it is right; afterwards, what became of that. */
export function ProposeAction(props: ProposeActionProps): ReactElement | null {
  const { edit, types, known, isOpen, onPropose, onTakeBack } = props;
  const [asks, setAsks] = useState(false);
  // Whoever leaves the form is where it was opened.
  const wasAsked = useRef(false);
  const { run, busy, error } = useAction(async (type: string, comment: string) => {
    await onPropose(type, comment);
    setAsks(false);
  });
  if (known !== undefined) {
    return (
      <span className="proposed" role="status">
        proposed as {known.type} <ProposalState state={known.state} />{' '}
        {isOpen && <TakeBack id={known.id} edit={edit} autoFocus={wasAsked.current} onTakeBack={onTakeBack} />}
      </span>
    );
  }
  if (!isOpen) return null;
  if (asks) {
    return (
      <ProposeForm
        {...{ edit, types, busy, error }}
        onPropose={run}
        onCancel={() => {
          setAsks(false);
        }}
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
      This edit is right<span className="unseen">: {edit}</span>
    </button>
  );
}
