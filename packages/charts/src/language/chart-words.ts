import { english } from './english.js';

/** The words of one language; a message with figures in it is a function. */
export type ChartWords = typeof english;

let current: ChartWords = english;

/** The words in which charts speak now: English, until a page says otherwise. */
export const chartWords = (): ChartWords => current;

export function setChartWords(words: ChartWords): void {
  current = words;
}
