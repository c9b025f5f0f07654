import { counted } from '@stet/core/internal';
import { useSyncExternalStore, type ReactElement } from 'react';
import type { OutboxState } from './outbox.js';

interface SavingStateProps {
  readonly outbox: {
    readonly subscribe: (listener: () => void) => () => void;
    readonly state: () => OutboxState;
  };
  /** The singular noun for what is waiting, such as `answer`. */
  readonly what: string;
}

/** Shows, also to screen readers, whether everything has reached the server. */
export function SavingState({ outbox, what }: SavingStateProps): ReactElement {
  const state = useSyncExternalStore(outbox.subscribe, outbox.state);
  return (
    <p className={`saving ${state.network}`} role="status">
      {describe(state, what)}
    </p>
  );
}

function describe({ waiting, network }: OutboxState, what: string): string {
  const entries = counted(waiting, what);
  if (waiting === 0) return 'All saved';
  if (network === 'away') return `Offline: ${entries} kept here, sent when you are back online`;
  if (network === 'signed-out') return `${entries} kept here until you sign in again`;
  return 'Saving …';
}
