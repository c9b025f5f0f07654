import { decimal } from '@stet/core/internal';
import { speech, words } from '../language/words.js';

/** A time span for people: `48 s`, `3 min`, `2 h 10 min`. */
export function span(seconds: number): string {
  const { shell } = words();
  if (seconds < 100) return shell.seconds(Math.round(seconds));
  const minutes = Math.round(seconds / 60);
  if (minutes < 100) return shell.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return minutes % 60 === 0 ? shell.hours(hours) : shell.hoursAndMinutes(hours, minutes % 60);
}

/** A fraction as a percentage, with a decimal where it matters. */
export function percent(share: number): string {
  const value = 100 * share;
  const digits = value < 10 && Number(value.toFixed(1)) !== 0 ? 1 : 0;
  return `${speech().written(value.toFixed(digits))} %`;
}

/** A number with a real minus sign, as in charts. */
export function shownDecimal(value: number, digits = 2): string {
  return speech().written(decimal(value, digits));
}

/** An interval or a range of numbers, from low to high. */
export function shownRange([low, high]: readonly number[], digits = 2): string {
  return words().shell.range(shownDecimal(low, digits), shownDecimal(high, digits));
}
