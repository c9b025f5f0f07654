import { useSyncExternalStore, type ReactElement } from 'react';
import { words } from '../language/words.js';
import type { Kept } from './kept.js';
import type { OutboxState } from './outbox.js';

interface SavingStateProps {
  readonly outbox: {
    readonly subscribe: (listener: () => void) => () => void;
    readonly state: () => OutboxState;
  };
  /** What is waiting. */
  readonly what: Kept;
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

function describe({ waiting, network }: OutboxState, what: Kept): string {
  const { outbox } = words();
  if (waiting === 0) return outbox.allSaved;
  if (network === 'away') return outbox.offline(waiting, what);
  if (network === 'signed-out') return outbox.signedOut(waiting, what);
  return outbox.saving;
}
