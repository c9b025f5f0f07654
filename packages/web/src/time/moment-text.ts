import { ownZone } from './zoned-time.js';

/** A moment in the words of a zone: `1 Dec 2026, 23:59 (Asia/Singapore)`. */
export function momentIn(ms: number, timeZone: string): string {
  return `${clock(ms, timeZone)} (${timeZone.replaceAll('_', ' ')})`;
}

/** The same moment by the reader's own clock, where it shows another time. */
export function ownTime(ms: number, zone: string, own = ownZone()): string | undefined {
  const text = clock(ms, own);
  return text === clock(ms, zone) ? undefined : `${text} your time`;
}

function clock(ms: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(ms);
}
