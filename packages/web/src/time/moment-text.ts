import { distanceText } from './distance-text.js';
import { ownZone } from './zoned-time.js';

/** A moment in a time zone, and how far off it is: `Wed 18 November 2026, 14:00 Europe/Berlin, in 3 days`. */
export function momentText(ms: number, zone: string, now: number): string {
  return `${clock(ms, zone)} ${zone.replaceAll('_', ' ')}, ${distanceText(ms, now)}`;
}

/** The same moment in the reader's local time, if that differs. */
export function ownTime(ms: number, zone: string, readerZone = ownZone()): string | undefined {
  const text = clock(ms, readerZone);
  return text === clock(ms, zone) ? undefined : `${text} your time`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Put together from its fields, because browsers set commas differently. */
function clock(ms: number, timeZone: string): string {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      weekday: 'short',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(timeZone, format);
  }
  const fields = new Map(format.formatToParts(ms).map(({ type, value }) => [type, value]));
  const field = (name: Intl.DateTimeFormatPartTypes): string => fields.get(name) ?? '';
  return `${field('weekday')} ${field('day')} ${field('month')} ${field('year')}, ${field('hour')}:${field('minute')}`;
}
