import type { Phase } from './schemas.js';

/** The index of the phase that is open; the first one where several are, null without one. */
export function openPhase(phases: readonly Phase[], now: number): number | null {
  const at = phases.findIndex(({ opensAt, closesAt }) => opensAt <= now && now < closesAt);
  return at === -1 ? null : at;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The day that it is in a time zone, as 2026-11-16. Days there may have 23 or 25 hours. */
export function dayIn(timeZone: string, time: number): string {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    formats.set(timeZone, format);
  }
  return format.format(time);
}
