import type { ScorePart } from '../metrics/metric.js';
import { percent } from '../tables/percent.js';
import { fixed } from '../text/fixed.js';

/** A part of a score as tables show it; an en dash where the score does not have it. */
export function shownPart(parts: Readonly<Record<string, unknown>>, { key, kind }: ScorePart, digits: number): string {
  const value = parts[key];
  return typeof value === 'number' ? shownNumber(value, kind, digits) : '–';
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
): string {
  if (interval === undefined) return '–';
  return interval.map((bound) => shownNumber(bound, kind, digits)).join(' to ');
}
