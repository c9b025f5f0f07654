import type { ReactElement } from 'react';
import { AskButton } from './ask-button.js';
import { useAction } from './use-action.js';
import { ProblemNote } from './problem-note.js';
import { words } from '../language/words.js';
import { unseen } from './unseen.js';

interface LinkButtonsProps {
  /** Whose link it is. */
  readonly name: string;
  readonly hasLink: boolean;
  /** What stays when the link goes, such as "Their judgments are kept." */
  readonly kept: string;
  readonly onRenew: () => Promise<unknown>;
  readonly onRevoke: () => Promise<unknown>;
}

/** Makes, renews and revokes somebody's link; it asks before one that works is ended. */
export function LinkButtons({ name, hasLink, kept, onRenew, onRevoke }: LinkButtonsProps): ReactElement {
  const { makeLink, renew, revoke } = words().shell;
  const make = useAction(onRenew);
  if (!hasLink) {
    return (
      <>
        <button type="button" className="quiet" disabled={make.busy} onClick={make.on()}>
          {makeLink(unseen, name)}
        </button>
        {make.error !== undefined && <ProblemNote error={make.error} />}
      </>
    );
  }
  return (
    <>
      <AskButton
        className="quiet"
        title={renew.title(name)}
        question={`${renew.question(name)} ${kept}`}
        confirm={renew.confirm}
        onConfirm={onRenew}
      >
        {renew.button(unseen, name)}
      </AskButton>
      <AskButton
        className="quiet"
        title={revoke.title(name)}
        question={`${revoke.question(name)} ${kept}`}
        confirm={revoke.confirm}
        onConfirm={onRevoke}
      >
        {revoke.button(unseen, name)}
      </AskButton>
    </>
  );
}
