import type { ReactElement } from 'react';
import { momentIn, ownTime } from './moment-text.js';

interface MomentProps {
  readonly at: number;
  readonly zone: string;
}

/** A moment in its zone, and beside it by the reader's own clock. */
export function Moment({ at, zone }: MomentProps): ReactElement {
  const own = ownTime(at, zone);
  return (
    <time dateTime={new Date(at).toISOString()} className="zoned">
      {momentIn(at, zone)}
      {own !== undefined && <span className="quiet">, {own}</span>}
    </time>
  );
}
