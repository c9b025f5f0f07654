import { Vocabulary } from '../../text/vocabulary.js';
import { additive } from '../additive.js';
import { defineMetric, type MetricCore } from '../define-metric.js';
import { scoreParts } from '../score-parts.js';
import type { Metric, Score, SentenceScore } from '../metric.js';
import { NgramTable } from '../ngram/ngram-table.js';
import { SegmentEncoder } from '../ngram/segment-texts.js';
import { choiceOption, flagOption, type OptionsOf } from '../options/option.js';
import { bleuOf, ORDER, bleuStats, type Bleu, type BleuSmoothing, type BleuStats } from './bleu-stats.js';
import { textOptions } from '../texts/text-options.js';

export type { Bleu, BleuStats };

export interface BleuScore extends Score, Bleu {}

export type BleuMetric = Metric<BleuStats, BleuScore, SentenceScore & Bleu>;

const options = {
  lowercase: flagOption({
    help: 'compare lower-case text',
    signatureKey: 'case',
    signatureWords: ['exact', 'lower'],
  }),
  smoothing: choiceOption<BleuSmoothing>(['none', 'exp'], {
    default: 'none',
    help: 'smooth the corpus score where no n-gram of some order matches, as sentences always are',
  }),
  ...textOptions,
};

/** The options of BLEU. */
export type BleuOptions = OptionsOf<typeof options>;

export const bleuKind = defineMetric({
  name: 'bleu',
  title: 'BLEU',
  needs: 'references',
  definition: 'n-gram precision against references, with a penalty for short output',
  citation: 'Papineni et al. 2002',
  options,
  parts: () => [
    ...scoreParts('percent', { value: 'BLEU' }),
    ...scoreParts('number', { brevityPenalty: 'BP' }),
    ...scoreParts('count', { hypothesisLength: 'Length', referenceLength: 'Ref. length' }),
  ],
  create: ({ lowercase, smoothing }): MetricCore<BleuStats, Bleu, Bleu> => {
    const table = new NgramTable();
    const vocabulary = new Vocabulary();
    const encoder = new SegmentEncoder((text) => vocabulary.encodeText(lowercase ? text.toLowerCase() : text));
    return {
      sentence: (segment) => bleuStats(table, encoder.texts(segment)),
      toRow: (stats) => stats,
      fromRow: (row) => row,
      ...additive(
        2 + 2 * ORDER,
        (row: BleuStats) => row,
        (totals) => bleuOf(totals, { smoothing, effectiveOrder: false }),
      ),
      sentences: (stats) => Array.from(stats, (row) => bleuOf(row, { smoothing: 'exp', effectiveOrder: true })),
      signatureFields: [`order:${ORDER}`],
    };
  },
});

/** BLEU (Papineni, Roukos, Ward & Zhu 2002) over white-space tokens, as Moses and sacreBLEU compute it. */
export function bleu(options?: BleuOptions): BleuMetric {
  return bleuKind.create(options);
}
