import type { Campaign } from '@stet/server';
import type { ReactElement } from 'react';
import { AskButton } from '../shell/ask-button.js';
import { isGuarded } from '../shell/leave-guard.js';
import { words } from '../language/words.js';

interface StartButtonProps {
  readonly campaign: Campaign;
  readonly onStart: () => Promise<unknown>;
}

/** Starts a campaign, after saying what can no longer be changed. */
export function StartButton({ campaign, onStart }: StartButtonProps): ReactElement {
  const { start } = words().campaigns;
  return (
    <AskButton
      className="main"
      disabled={campaign.items === 0}
      title={start.title}
      question={<Consequences campaign={campaign} />}
      confirm={start.confirm}
      onConfirm={onStart}
    >
      {start.button}
    </AskButton>
  );
}

/** Rendered when asked, since nothing tells this page when something on it is saved. */
function Consequences({ campaign: { items, judges } }: Pick<StartButtonProps, 'campaign'>): ReactElement {
  const { start } = words().campaigns;
  const sentences = [
    judges === 0 ? start.noLinks : start.canBegin(judges),
    start.cannotChange(items),
    ...(isGuarded() ? [start.unsavedLost] : []),
  ];
  return <>{sentences.join(' ')}</>;
}
