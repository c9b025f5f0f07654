import { Vocabulary } from '../../text/vocabulary.js';
import { VERSION } from '../../version.js';
import { additiveResampler } from '../additive-resampler.js';
import type { MetricKind } from '../kind.js';
import { RowSums } from '../row-sums.js';
import { accumulate } from '../accumulate.js';
import type { Accumulator, Metric, Score, ScorePart, SentenceScore } from '../metric.js';
import { NgramTable } from '../ngram/ngram-table.js';
import { SegmentEncoder } from '../ngram/segment-texts.js';
import { bleuOf, type Bleu, type BleuSmoothing } from './bleu-of.js';
import { ORDER, bleuStats, type BleuStats } from './bleu-stats.js';

export type { Bleu, BleuSmoothing, BleuStats };

export interface BleuOptions {
  /** Compare lower-case text. */
  readonly lowercase?: boolean | undefined;
  /** What the corpus score does with an order of which nothing matches. Sentences are always smoothed. */
  readonly smoothing?: BleuSmoothing | undefined;
}

export interface BleuScore extends Score, Bleu {}

export interface BleuMetric extends Metric<BleuStats, BleuScore> {
  sentences(stats: Iterable<BleuStats>): readonly (SentenceScore & Bleu)[];
}

const PARTS: readonly ScorePart[] = [
  { key: 'value', title: 'BLEU', kind: 'percent' },
  { key: 'brevityPenalty', title: 'BP', kind: 'number' },
  { key: 'hypothesisLength', title: 'Length', kind: 'count' },
  { key: 'referenceLength', title: 'Ref. length', kind: 'count' },
];

/** BLEU (Papineni, Roukos, Ward & Zhu 2002) over white-space tokens, as Moses and sacreBLEU compute it. */
export function bleu({ lowercase = false, smoothing = 'none' }: BleuOptions = {}): BleuMetric {
  const table = new NgramTable();
  const vocabulary = new Vocabulary();
  const encoder = new SegmentEncoder((text) => vocabulary.encodeText(lowercase ? text.toLowerCase() : text));
  const signature = `bleu|case:${lowercase ? 'lower' : 'exact'}|smoothing:${smoothing}|order:${ORDER}|stet:${VERSION}`;
  const accumulator = (): Accumulator<BleuStats, BleuScore> => {
    const sums = new RowSums(2 + 2 * ORDER);
    return {
      add: (stats) => {
        sums.add(stats);
      },
      score: () => ({ ...bleuOf(sums.totals, { smoothing, effectiveOrder: false }), signature }),
    };
  };
  return {
    name: 'bleu',
    parts: PARTS,
    signature: () => signature,
    sentence: (segment) => bleuStats(table, encoder.texts(segment)),
    toRow: (stats) => stats,
    fromRow: (row) => row,
    accumulator,
    corpus: (stats) => accumulate(accumulator(), stats),
    resampler: (stats) =>
      additiveResampler(
        stats,
        (own) => own,
        (totals) => bleuOf(totals, { smoothing, effectiveOrder: false }).value,
      ),
    sentences: (stats) => Array.from(stats, (own) => bleuOf(own, { smoothing: 'exp', effectiveOrder: true })),
  };
}

export const bleuKind: MetricKind<BleuOptions> = {
  name: 'bleu',
  needs: 'references',
  definition: 'n-gram precision against references, with a penalty for short output',
  citation: 'Papineni et al. 2002',
  options: ['--lowercase', '--smoothing'],
  explains: false,
  create: bleu,
};
