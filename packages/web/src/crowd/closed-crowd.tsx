import type { CrowdRoom } from '@stet/server';
import type { ReactElement, SyntheticEvent } from 'react';
import { words } from '../language/words.js';
import { NoEntry } from './no-entry.js';

type Closed = NonNullable<CrowdRoom['closed']>;

interface ClosedCrowdProps {
  readonly why: Closed;
  /** They tried to come back, and have no place. */
  readonly refused: boolean;
  readonly busy: boolean;
  readonly onReturn: (event: SyntheticEvent) => void;
}

/** Nobody new can take part; who has begun can go on. */
export function ClosedCrowd({ why, refused, busy, onReturn }: ClosedCrowdProps): ReactElement {
  const { crowd } = words();
  const [title, text] = crowd.closed[why];
  return (
    <>
      <NoEntry title={title}>{text}</NoEntry>
      {refused ? (
        <p role="status">{crowd.nobodyBegun}</p>
      ) : (
        <p>
          <button type="button" disabled={busy} onClick={onReturn}>
            {crowd.goOn}
          </button>
        </p>
      )}
    </>
  );
}
