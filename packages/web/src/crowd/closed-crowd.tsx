import type { CrowdRoom } from '@stet/server';
import type { ReactElement, SyntheticEvent } from 'react';
import { NoEntry } from './no-entry.js';

type Closed = NonNullable<CrowdRoom['closed']>;

const WORDS: Readonly<Record<Closed, readonly [title: string, text: string]>> = {
  full: ['This study is full', 'All places are taken, so that nobody new can take part. Thank you for your interest.'],
  'not-running': [
    'This study is not open',
    'It has not begun yet, or it is paused or over. Come back later, or ask whoever invited you.',
  ],
};

interface ClosedCrowdProps {
  readonly why: Closed;
  /** They tried to come back, and have no place. */
  readonly refused: boolean;
  readonly busy: boolean;
  readonly onReturn: (event: SyntheticEvent) => void;
}

/** Nobody new can take part; who has begun can go on. */
export function ClosedCrowd({ why, refused, busy, onReturn }: ClosedCrowdProps): ReactElement {
  const [title, text] = WORDS[why];
  return (
    <>
      <NoEntry title={title}>{text}</NoEntry>
      {refused ? (
        <p role="status">Nobody with your participant id has begun.</p>
      ) : (
        <p>
          <button type="button" disabled={busy} onClick={onReturn}>
            I have begun already: let me go on
          </button>
        </p>
      )}
    </>
  );
}
