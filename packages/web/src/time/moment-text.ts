import { words } from '../language/words.js';
import type { ClockFields } from './clock-fields.js';
import { distanceText } from './distance-text.js';
import { ownZone } from './zoned-time.js';

/** A moment in a time zone, and how far off it is: `Wed 18 November 2026, 14:00 Europe/Berlin, in 3 days`. */
export function momentText(ms: number, zone: string, now: number): string {
  return words().time.moment(clock(ms, zone), zone.replaceAll('_', ' '), distanceText(ms, now));
}

/** The same moment in the reader's local time, if that differs. */
export function ownTime(ms: number, zone: string, readerZone = ownZone()): string | undefined {
  const text = clock(ms, readerZone);
  return text === clock(ms, zone) ? undefined : words().time.yourTime(text);
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(locale, {
      timeZone,
      weekday: 'short',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(key, format);
  }
  return format;
}

/** Put together from its fields, because browsers set commas differently. */
function clock(ms: number, timeZone: string): string {
  const { time } = words();
  const parts = formatOf(time.locale, timeZone).formatToParts(ms);
  const field = (name: keyof ClockFields): string => parts.find(({ type }) => type === name)?.value ?? '';
  return time.clock({
    weekday: field('weekday'),
    day: field('day'),
    month: field('month'),
    year: field('year'),
    hour: field('hour'),
    minute: field('minute'),
  });
}
