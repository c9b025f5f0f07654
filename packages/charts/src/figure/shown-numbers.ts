import { decimal, percent } from '@stet/core/internal';
import { chartWords } from '../language/chart-words.js';

/** A number of a chart, in the language of the page. */
export const shownDecimal = (value: number, digits = 2): string => chartWords().speech.written(decimal(value, digits));

export const shownPercent = (share: number, digits = 2): string => chartWords().speech.written(percent(share, digits));

export const shownInterval = ([low, high]: readonly [low: number, high: number], digits = 2): string =>
  chartWords().interval(shownDecimal(low, digits), shownDecimal(high, digits));
