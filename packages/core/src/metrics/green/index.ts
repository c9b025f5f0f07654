import { additive } from '../additive.js';
import { defineMetric, type MetricCore } from '../define-metric.js';
import type { PrecisionRecall } from '../f-score.js';
import { fParts } from '../score-parts.js';
import type { Metric, Score, SentenceScore } from '../metric.js';
import { NgramTable } from '../ngram/ngram-table.js';
import { SegmentEncoder } from '../ngram/segment-texts.js';
import { betaOption, orderOption, strictOriginalOption } from '../options/common-options.js';
import type { OptionsOf } from '../options/option.js';
import { greenOf, greenStats, type GreenStats } from './green-stats.js';
import { greenEncoder } from './green-units.js';
import { textOptions } from '../texts/text-options.js';

export type { GreenStats };

interface GreenScore extends Score, PrecisionRecall {}

export interface GreenSentenceScore extends SentenceScore, PrecisionRecall {
  /** The reference that suits the hypothesis best. */
  readonly reference: number;
}

export type GreenMetric = Metric<GreenStats, GreenScore, GreenSentenceScore>;

const options = {
  beta: betaOption(2),
  order: orderOption,
  ...textOptions,
  // Its signature has always named the unit.
  unit: { ...textOptions.unit, matters: () => true },
  strictOriginal: strictOriginalOption,
};

/** The options of GREEN. */
export type GreenOptions = OptionsOf<typeof options>;

export const greenKind = defineMetric({
  name: 'green',
  title: 'GREEN',
  needs: 'references',
  definition: 'F2 over the n-grams that a correction keeps, deletes and inserts',
  citation: 'Koyama et al. 2024',
  options,
  // Blanks between words are characters too, as in the original.
  ownUnits: ['character'],
  parts: ({ beta }) => fParts('value', beta, 'GREEN'),
  create: ({ beta, order, unit, strictOriginal }): MetricCore<GreenStats, PrecisionRecall, GreenSentenceScore> => {
    const table = new NgramTable();
    const encoder = new SegmentEncoder(greenEncoder(unit, strictOriginal));
    return {
      sentence: (segment) => greenStats(table, encoder.texts(segment), order, beta),
      toRow: ({ reference, counts }) => [reference, ...counts],
      fromRow: ([reference, ...counts]) => ({ reference, counts }),
      ...additive(
        3 * order,
        ({ counts }: GreenStats) => counts,
        (totals) => greenOf(totals, beta),
      ),
      sentences: (stats) => Array.from(stats, ({ reference, counts }) => ({ ...greenOf(counts, beta), reference })),
    };
  },
});

/** GREEN: F over the n-grams that a correction keeps, deletes and inserts (Koyama et al. 2024). */
export function green(options?: GreenOptions): GreenMetric {
  return greenKind.create(options);
}
