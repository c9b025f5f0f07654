import { words } from '../language/words.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Each unit up to so many of it: `36 hours` says more of a deadline than `2 days`. */
const UNITS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, ms: number, below: number])[] = [
  ['minute', MINUTE, 60],
  ['hour', HOUR, 48],
  ['day', DAY, 60],
  ['month', 30.44 * DAY, 24],
  ['year', 365.25 * DAY, Infinity],
];

const formats = new Map<string, Intl.RelativeTimeFormat>();

function formatOf(locale: string): Intl.RelativeTimeFormat {
  const format = formats.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
  formats.set(locale, format);
  return format;
}

/** How far off a moment is: `in 3 days`, `20 minutes ago`. */
export function distanceText(ms: number, now: number): string {
  const { time } = words();
  const ahead = ms - now;
  if (Math.abs(ahead) < MINUTE) return ahead > 0 ? time.withinMinute : time.justNow;
  const [unit, length] = UNITS.find(([, size, below]) => Math.round(Math.abs(ahead) / size) < below) ?? UNITS[0];
  return formatOf(time.locale).format(Math.round(ahead / length), unit);
}
