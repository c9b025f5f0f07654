import { useSyncExternalStore, type ReactElement } from 'react';
import type { Outbox, OutboxState } from './outbox/outbox.js';

/** Says, to eyes and ears, whether the answers are safe with the server. */
export function SavingState({ outbox }: { readonly outbox: Outbox }): ReactElement {
  const state = useSyncExternalStore(outbox.subscribe, outbox.state);
  return (
    <p className={`saving ${state.network}`} role="status">
      {describe(state)}
    </p>
  );
}

function describe({ waiting, network }: OutboxState): string {
  const answers = waiting === 1 ? '1 answer' : `${waiting} answers`;
  if (waiting === 0) return 'All saved';
  if (network === 'away') return `Offline: ${answers} kept here, sent when you are back`;
  if (network === 'signed-out') return `${answers} kept here until you sign in again`;
  return 'Saving …';
}
