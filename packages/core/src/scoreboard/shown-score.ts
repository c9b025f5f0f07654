import type { ScorePart } from '../metrics/metric.js';
import { percent } from '../tables/percent.js';
import { fixed } from '../text/fixed.js';
import type { ScoreTableWords } from './score-table-words.js';

/** A part of a score as tables show it; an en dash where the score does not have it. */
export function shownPart(
  parts: Readonly<Record<string, unknown>>,
  { key, kind }: ScorePart,
  digits: number,
  words: ScoreTableWords,
): string {
  const value = parts[key];
  return typeof value === 'number' ? words.figure(shownNumber(value, kind, digits)) : '–';
}

/** A number as tables show those of its kind. */
export function shownNumber(value: number, kind: ScorePart['kind'], digits: number): string {
  return kind === 'percent' ? percent(value, digits) : kind === 'count' ? String(value) : fixed(value, digits);
}

/** An interval as tables show it; an en dash where there is none. */
export function shownBounds(
  interval: readonly [low: number, high: number] | undefined,
  { kind }: ScorePart,
  digits: number,
  words: ScoreTableWords,
): string {
  if (interval === undefined) return '–';
  const [low, high] = interval.map((bound) => words.figure(shownNumber(bound, kind, digits)));
  return words.bounds(low, high);
}
