import type { ReactElement } from 'react';
import { momentIn, ownTime } from './moment-text.js';

/** A moment in its time zone, with the reader's local time beside it. */
export function Moment({ at, zone }: { readonly at: number; readonly zone: string }): ReactElement {
  const readerTime = ownTime(at, zone);
  return (
    <time dateTime={new Date(at).toISOString()} className="zoned">
      {momentIn(at, zone)}
      {readerTime !== undefined && <span className="quiet">, {readerTime}</span>}
    </time>
  );
}
