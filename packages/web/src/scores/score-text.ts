import { decimal, percent } from '@stet/core/internal';
import type { MetricScore } from '@stet/server';

/** An interval as tables show it. */
export function intervalText({ interval: [low, high], unit }: Pick<MetricScore, 'interval' | 'unit'>): string {
  return `${valueText(low, unit)} to ${valueText(high, unit)}`;
}

/** A value in the unit of its metric, with a real minus. */
export function valueText(value: number, unit: MetricScore['unit']): string {
  return unit === 'number' ? decimal(value) : signed(value);
}

/** What a value is multiplied with, to be drawn. */
export function drawnScale(unit: MetricScore['unit']): number {
  return unit === 'number' ? 1 : 100;
}

/** A score in percent, with a real minus. */
export const signed = (value: number): string => percent(value).replace('-', '−');

/** A value with its interval: `35.01 (33.20 to 36.90)`. */
export const scoreText = (score: MetricScore): string =>
  `${valueText(score.value, score.unit)} (${intervalText(score)})`;

interface PartWords {
  readonly title: string;
  readonly isShare: boolean;
}

/** Parts of a score that are shown beside it, in this order. */
const PARTS: Readonly<Record<string, PartWords>> = {
  correct: { title: 'Correct', isShare: false },
  proposed: { title: 'Proposed', isShare: false },
  gold: { title: 'Gold', isShare: false },
  precision: { title: 'P', isShare: true },
  recall: { title: 'R', isShare: true },
};

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
  return Object.entries(PARTS).flatMap(([key, { title, isShare }]) => {
    const value: number | undefined = Object.hasOwn(parts, key) ? parts[key] : undefined;
    return value === undefined ? [] : [{ key, title, isShare, value, text: isShare ? signed(value) : String(value) }];
  });
}
