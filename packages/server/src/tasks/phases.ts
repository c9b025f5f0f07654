import type { Phase } from './schemas.js';

/** The index of the open phase; the first if several are open, null if none is. */
export function openPhase(phases: readonly Phase[], now: number): number | null {
  const at = phases.findIndex(({ opensAt, closesAt }) => opensAt <= now && !isClosed({ closesAt }, now));
  return at === -1 ? null : at;
}

/** Whether a phase is over; a permanent one never is. */
export function isClosed({ closesAt }: Pick<Phase, 'closesAt'>, now: number): boolean {
  return closesAt !== null && closesAt <= now;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The day in a time zone, such as 2026-11-16. Days may have 23 or 25 hours. */
export function dayIn(timeZone: string, time: number): string {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    formats.set(timeZone, format);
  }
  return format.format(time);
}

/** The month in a time zone, such as 2026-11. */
export function monthIn(timeZone: string, time: number): string {
  return dayIn(timeZone, time).slice(0, 'YYYY-MM'.length);
}
