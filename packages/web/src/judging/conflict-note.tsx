import type { Assignment, Protocol } from '@stet/server';
import type { ReactElement } from 'react';
import type { Draft } from './item-state.js';
import { protocolFor } from './protocols/protocols.js';
import { SKIP_REASONS } from './skip-reasons.js';

interface ConflictNoteProps {
  readonly current: Assignment;
  readonly protocol: Protocol;
  /** The answer given here, which came too late. */
  readonly mine: Draft;
  readonly onKeep: () => void;
  readonly onReplace: () => void;
}

/** Two tabs answered the same item: shows what the server has, and lets the judge choose. */
export function ConflictNote({ current, protocol, mine, onKeep, onReplace }: ConflictNoteProps): ReactElement {
  return (
    <div className="note problem" role="alert">
      <p>
        <b>This item was answered in another window.</b> That answer stands: {describeAnswer(current, protocol)} The one
        from here: {protocolFor(protocol).describe(mine, protocol)}
      </p>
      <div className="actions">
        <button type="button" onClick={onKeep}>
          Keep that one
        </button>
        <button type="button" onClick={onReplace}>
          Use the one from here
        </button>
      </div>
    </div>
  );
}

function describeAnswer({ answer }: Assignment, protocol: Protocol): string {
  if (answer?.ranks != null) {
    return protocolFor(protocol).describe({ ranks: answer.ranks, details: answer.details }, protocol);
  }
  const reason = SKIP_REASONS.find(([value]) => value === answer?.skip)?.[1];
  return reason === undefined ? 'no answer.' : `skipped (${reason}).`;
}
