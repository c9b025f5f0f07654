import type { Assignment, Protocol } from '@stet/server';
import type { ReactElement } from 'react';
import { words } from '../language/words.js';
import type { Draft } from './item-state.js';
import { protocolFor } from './protocols/protocols.js';

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
  const { judging } = words();
  return (
    <div className="note problem" role="alert">
      <p>{judging.conflict(describeAnswer(current, protocol), protocolFor(protocol).describe(mine, protocol))}</p>
      <div className="actions">
        <button type="button" onClick={onKeep}>
          {judging.keepTheirs}
        </button>
        <button type="button" onClick={onReplace}>
          {judging.keepMine}
        </button>
      </div>
    </div>
  );
}

function describeAnswer({ answer }: Assignment, protocol: Protocol): string {
  if (answer?.ranks != null) {
    return protocolFor(protocol).describe({ ranks: answer.ranks, details: answer.details }, protocol);
  }
  const { skipReasons, skippedFor, noAnswer } = words().judging;
  return answer?.skip == null ? noAnswer : skippedFor(skipReasons[answer.skip]);
}
