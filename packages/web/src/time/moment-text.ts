import { ownZone } from './zoned-time.js';

/** A moment in a time zone: `1 Dec 2026, 23:59 (Asia/Singapore)`. */
export function momentIn(ms: number, timeZone: string): string {
  return `${clock(ms, timeZone)} (${timeZone.replaceAll('_', ' ')})`;
}

/** The same moment in the reader's local time, if that differs. */
export function ownTime(ms: number, zone: string, readerZone = ownZone()): string | undefined {
  const text = clock(ms, readerZone);
  return text === clock(ms, zone) ? undefined : `${text} your time`;
}

function clock(ms: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(ms);
}
