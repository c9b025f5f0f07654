import { VERSION } from '../../version.js';
import { additiveResampler } from '../additive-resampler.js';
import type { PrecisionRecall } from '../f-score.js';
import type { MetricKind } from '../kind.js';
import { RowSums } from '../row-sums.js';
import { accumulate } from '../accumulate.js';
import type { Accumulator, Metric, Score, ScorePart, SentenceScore } from '../metric.js';
import { NgramTable } from '../ngram/ngram-table.js';
import { SegmentEncoder } from '../ngram/segment-texts.js';
import { MAX_ORDER, wholeNumber } from '../ngram/whole-number.js';
import { greenOf } from './green-of.js';
import { greenStats, type GreenStats } from './green-stats.js';
import { greenEncoder, type GreenUnit } from './green-units.js';

export type { GreenStats, GreenUnit };

export interface GreenOptions {
  /** Weight of recall against precision in F; it takes part in the choice of reference. */
  readonly beta?: number | undefined;
  /** The longest n-grams. */
  readonly order?: number | undefined;
  readonly unit?: GreenUnit | undefined;
  /** Repeat the original program also where it is wrong: see docs/metrics/green.md. */
  readonly strictOriginal?: boolean | undefined;
}

export interface GreenScore extends Score, PrecisionRecall {}

export interface GreenSentenceScore extends SentenceScore, PrecisionRecall {
  /** The reference that suits the hypothesis best. */
  readonly reference: number;
}

export interface GreenMetric extends Metric<GreenStats, GreenScore> {
  sentences(stats: Iterable<GreenStats>): readonly GreenSentenceScore[];
}

const PARTS: readonly ScorePart[] = [
  { key: 'precision', title: 'P', kind: 'percent' },
  { key: 'recall', title: 'R', kind: 'percent' },
  { key: 'value', title: 'GREEN', kind: 'percent' },
];

/** GREEN: F over the n-grams that a correction keeps, deletes and inserts (Koyama et al. 2024). */
export function green(options: GreenOptions = {}): GreenMetric {
  const { beta = 2, unit = 'word', strictOriginal = false } = options;
  const order = wholeNumber('order', options.order ?? 4, MAX_ORDER);
  const table = new NgramTable();
  const encoder = new SegmentEncoder(greenEncoder(unit, strictOriginal));
  const signature = [
    'green',
    `beta:${beta}`,
    `order:${order}`,
    `unit:${unit}`,
    ...(strictOriginal ? ['strict'] : []),
    `stet:${VERSION}`,
  ].join('|');
  const accumulator = (): Accumulator<GreenStats, GreenScore> => {
    const sums = new RowSums(3 * order);
    return {
      add: ({ counts }) => {
        sums.add(counts);
      },
      score: () => ({ ...greenOf(sums.totals, beta), signature }),
    };
  };
  return {
    name: 'green',
    parts: PARTS,
    signature: () => signature,
    sentence: (segment) => greenStats(table, encoder.texts(segment), order, beta),
    toRow: ({ reference, counts }) => [reference, ...counts],
    fromRow: ([reference, ...counts]) => ({ reference, counts }),
    accumulator,
    corpus: (stats) => accumulate(accumulator(), stats),
    resampler: (stats) =>
      additiveResampler(
        stats,
        ({ counts }) => counts,
        (totals) => greenOf(totals, beta).value,
      ),
    sentences: (stats) => Array.from(stats, ({ reference, counts }) => ({ ...greenOf(counts, beta), reference })),
  };
}

export const greenKind: MetricKind<GreenOptions> = {
  name: 'green',
  needs: 'references',
  definition: 'F2 over the n-grams that a correction keeps, deletes and inserts',
  citation: 'Koyama et al. 2024',
  options: ['--beta', '--unit'],
  explains: false,
  create: green,
};
