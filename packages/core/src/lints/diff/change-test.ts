import { drawRatios, drawnInterval, type Interval } from '../../significance/draw-statistics.js';
import type { SignificanceOptions } from '../../significance/test-systems.js';
import { signTest } from '../../stats/binomial.js';

/** What was added and removed in one text. */
export interface TextChange {
  readonly words: number;
  readonly added: number;
  readonly removed: number;
}

/** Whether there are more lints than before, and how sure that is. */
export interface ChangeTest extends TextChange {
  readonly texts: number;
  /** Two-sided, by the exact sign test on what was added and removed. */
  readonly p: number;
  /** Lints more for each 1,000 words; 0 where there are no words. */
  readonly rate: number;
  /** Of the rate, by a bootstrap of the texts: lints come in clusters. */
  readonly interval: Interval | null;
}

const PER_WORDS = 1000;

/** Tests whether lints became more or fewer over some texts. */
export function testChange(
  texts: readonly TextChange[],
  { resamples, seed, confidence }: SignificanceOptions,
): ChangeTest {
  const total = { words: 0, added: 0, removed: 0 };
  for (const { words, added, removed } of texts) {
    total.words += words;
    total.added += added;
    total.removed += removed;
  }
  return {
    texts: texts.length,
    ...total,
    p: signTest(total.added, total.removed),
    rate: total.words === 0 ? 0 : (PER_WORDS * (total.added - total.removed)) / total.words,
    interval: rateInterval(texts, { resamples, seed, confidence }),
  };
}

/** The rate on resamples of the texts; null without resamples. */
function rateInterval(
  texts: readonly TextChange[],
  { resamples, seed, confidence }: SignificanceOptions,
): Interval | null {
  // Each resample would come to the same.
  if (texts.every(({ added, removed }) => added === removed)) return [0, 0];
  const ratio = {
    units: texts.map((_, at) => at),
    above: texts.map(({ added, removed }) => PER_WORDS * (added - removed)),
    below: texts.map(({ words }) => words),
  };
  const [rates] = drawRatios([ratio], texts.length, { resamples, seed });
  return drawnInterval(rates, confidence);
}
