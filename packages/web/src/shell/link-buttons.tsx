import type { ReactElement } from 'react';
import { AskButton } from './ask-button.js';
import { useAction } from './use-action.js';
import { ProblemNote } from './problem-note.js';

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
  const make = useAction(onRenew);
  if (!hasLink) {
    return (
      <>
        <button type="button" className="quiet" disabled={make.busy} onClick={make.on()}>
          Make link<span className="unseen"> of {name}</span>
        </button>
        {make.error !== undefined && <ProblemNote error={make.error} />}
      </>
    );
  }
  return (
    <>
      <AskButton
        className="quiet"
        title={`Renew the link of ${name}?`}
        question={`The link that ${name} has now stops working at once, and you get a new one to give them. ${kept}`}
        confirm="Renew the link"
        onConfirm={onRenew}
      >
        Renew link<span className="unseen"> of {name}</span> …
      </AskButton>
      <AskButton
        className="quiet"
        title={`Revoke the link of ${name}?`}
        question={`${name} cannot enter again until you make a new link. ${kept}`}
        confirm="Revoke the link"
        onConfirm={onRevoke}
      >
        Revoke link<span className="unseen"> of {name}</span> …
      </AskButton>
    </>
  );
}
