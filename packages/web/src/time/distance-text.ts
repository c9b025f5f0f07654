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

const FORMAT = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

/** How far off a moment is: `in 3 days`, `20 minutes ago`. */
export function distanceText(ms: number, now: number): string {
  const ahead = ms - now;
  if (Math.abs(ahead) < MINUTE) return ahead > 0 ? 'in less than a minute' : 'just now';
  const [unit, length] = UNITS.find(([, size, below]) => Math.round(Math.abs(ahead) / size) < below) ?? UNITS[0];
  return FORMAT.format(Math.round(ahead / length), unit);
}
