import { decimal, percent } from '@stet/core/internal';
import type { MetricScore } from '@stet/server';
import { speech, words } from '../language/words.js';
import { PARTS, type PartName } from './part-names.js';

/** An interval as tables show it. */
export function intervalText({ interval: [low, high], unit }: Pick<MetricScore, 'interval' | 'unit'>): string {
  return words().scores.interval(valueText(low, unit), valueText(high, unit));
}

/** A value in the unit of its metric, with a real minus. */
export function valueText(value: number, unit: MetricScore['unit']): string {
  return unit === 'number' ? speech().written(decimal(value)) : signed(value);
}

/** What a value is multiplied with, to be drawn. */
export function drawnScale(unit: MetricScore['unit']): number {
  return unit === 'number' ? 1 : 100;
}

/** A score in percent, with a real minus. */
export const signed = (value: number): string => speech().written(percent(value).replace('-', '−'));

/** A value with its interval: `35.01 (33.20 to 36.90)`. */
export const scoreText = (score: MetricScore): string =>
  `${valueText(score.value, score.unit)} (${intervalText(score)})`;

const SHARES: readonly PartName[] = ['precision', 'recall'];

export interface ShownPart {
  readonly key: string;
  readonly title: string;
  /** A share is shown in percent, anything else is a count. */
  readonly isShare: boolean;
  readonly value: number;
  readonly text: string;
}

/** What a score is made of, for tables. */
export function shownParts({ parts }: MetricScore): ShownPart[] {
  const titles = words().scores.parts;
  return PARTS.flatMap((key) => {
    const value: number | undefined = Object.hasOwn(parts, key) ? parts[key] : undefined;
    if (value === undefined) return [];
    const isShare = SHARES.includes(key);
    return [{ key, title: titles[key], isShare, value, text: isShare ? signed(value) : String(value) }];
  });
}
