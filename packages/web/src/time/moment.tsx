import type { ReactElement } from 'react';
import { momentText, ownTime } from './moment-text.js';
import { useNow } from './use-now.js';
import { ownZone } from './zoned-time.js';

interface MomentProps {
  readonly at: number;
  /** The reader's own, unless somebody chose another. */
  readonly zone?: string | undefined;
}

/**
 * A moment in a time zone and how far off it is, with the reader's local time beside it where that differs. How far off
 * changes by the minute, which is not announced.
 */
export function Moment({ at, zone = ownZone() }: MomentProps): ReactElement {
  const now = useNow();
  const readerTime = ownTime(at, zone);
  return (
    <time dateTime={new Date(at).toISOString()} className="zoned" aria-live="off">
      {momentText(at, zone, now)}
      {readerTime !== undefined && <span className="quiet"> ({readerTime})</span>}
    </time>
  );
}
