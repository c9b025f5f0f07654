import { counted } from '@stet/core/internal';
import type { Campaign } from '@stet/server';
import type { ReactElement } from 'react';
import { AskButton } from '../shell/ask-button.js';
import { isGuarded } from '../shell/leave-guard.js';

interface StartButtonProps {
  readonly campaign: Campaign;
  readonly onStart: () => Promise<unknown>;
}

/** Starts a campaign, after saying what can no longer be changed. */
export function StartButton({ campaign, onStart }: StartButtonProps): ReactElement {
  return (
    <AskButton
      className="main"
      disabled={campaign.items === 0}
      title="Start the campaign?"
      question={<Consequences campaign={campaign} />}
      confirm="Start now"
      onConfirm={onStart}
    >
      Start
    </AskButton>
  );
}

/** Rendered when asked, since nothing tells this page when something on it is saved. */
function Consequences({ campaign: { items, judges } }: Pick<StartButtonProps, 'campaign'>): ReactElement {
  return (
    <>
      {judges === 0
        ? 'No judge has a link yet; you can make links later. '
        : `${counted(judges, 'judge')} can begin at once. `}
      After that, the {counted(items, 'item')}, the texts, the plan and the practice items cannot change: a campaign
      never becomes a draft again.{isGuarded() && ' Unsaved changes are lost.'}
    </>
  );
}
