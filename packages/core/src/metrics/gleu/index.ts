import { Vocabulary } from '../../text/vocabulary.js';
import { tokenise, tokeniseAscii } from '../../text/white-space.js';
import { additiveResampler } from '../additive.js';
import { defineMetric, type MetricCore } from '../define-metric.js';
import { scoreParts } from '../score-parts.js';
import type { Metric, Score, SentenceScore } from '../metric.js';
import { NgramTable } from '../ngram/ngram-table.js';
import { SegmentEncoder } from '../ngram/segment-texts.js';
import { choiceOption, countOption, type OptionsOf } from '../options/option.js';
import { orderOption, strictOriginalOption } from '../options/common-options.js';
import { ExpectedGleu } from './expected-gleu.js';
import { gleuOf, smoothedGleuOf, gleuStats, meanStats, type GleuPenalty, type GleuStats } from './gleu-stats.js';
import { ReferenceDraws, SEED_STEP, type Python } from './reference-draws.js';
import { SampledGleu } from './sampled-gleu.js';
import { spread, type Spread } from './spread.js';
import { textOptions } from '../texts/text-options.js';

export type { GleuStats };

/** The mean over the draws, and how far they lie from it. */
export interface GleuScore extends Score {
  /** Population standard deviation over the draws. */
  readonly deviation: number;
  /** The mean less and plus 1.96 deviations: where 95% of such draws lie. */
  readonly interval: readonly [low: number, high: number];
  /** How many draws were made; 0 where the score is the expected one. */
  readonly iterations: number;
}

/** The mean over the references, and how far they lie from it. */
export interface GleuSentenceScore extends SentenceScore {
  readonly deviation: number;
}

export type GleuMetric = Metric<GleuStats, GleuScore, GleuSentenceScore>;

/** The quantile of the normal distribution that bounds 95%. */
const NORMAL_95 = 1.959963984540054;

const options = {
  draws: choiceOption<Python | 'expected'>(['python2', 'python3', 'expected'], {
    default: 'python2',
    help: 'draw references as the program does under Python 2 or 3, or compute what to expect',
  }),
  iterations: countOption({
    default: 500,
    min: 1,
    max: 1_000_000,
    help: 'how often references are drawn',
    matters: ({ draws }) => draws !== 'expected',
  }),
  penalty: choiceOption<GleuPenalty>(['program', 'paper'], {
    default: 'program',
    help: 'the penalty of the program, or as the papers print it',
  }),
  emptyLength: choiceOption(['0', '1'], {
    default: '0',
    help: 'how many words long a text without words is; for gec-metrics it is 1',
    matters: ({ emptyLength }) => emptyLength === '1',
  }),
  order: orderOption,
  strictOriginal: strictOriginalOption,
  ...textOptions,
};

/** The options of GLEU. */
export type GleuOptions = OptionsOf<typeof options>;

export const gleuKind = defineMetric({
  name: 'gleu',
  title: 'GLEU',
  needs: 'references',
  definition: 'n-gram precision against references, less what is kept from the source wrongly; mean over 500 draws',
  citation: 'Napoles et al. 2015, 2016',
  options,
  parts: () => scoreParts('percent', { value: 'GLEU', deviation: 'SD' }),
  create: ({
    draws,
    iterations,
    penalty,
    emptyLength,
    order,
    strictOriginal,
  }): MetricCore<GleuStats, Omit<GleuScore, 'signature'>, GleuSentenceScore> => {
    const table = new NgramTable();
    const vocabulary = new Vocabulary();
    const split = strictOriginal && draws === 'python2' ? tokeniseAscii : tokenise;
    const encoder = new SegmentEncoder((text) => vocabulary.encode(split(text)));
    const drawn = draws === 'expected' ? undefined : new ReferenceDraws(draws);
    return {
      sentence: (segment) =>
        gleuStats(table, encoder.texts(segment), { order, penalty, shortest: Number(emptyLength) }),
      toRow: (stats) => stats.flat(),
      fromRow: (row) => cutRow(row, 2 + 2 * order),
      // The program draws line by line, so the order of the lines matters, except for the expected score.
      accumulator: () => {
        const sums = drawn === undefined ? new ExpectedGleu(order) : new SampledGleu(order, drawn, iterations);
        return {
          add: (stats) => sums.add(stats),
          score: () => {
            if (sums instanceof ExpectedGleu) return { ...withInterval(sums.spread()), iterations: 0 };
            const scores = sums.scores();
            return { ...withInterval(spread(scores)), iterations: scores.length };
          },
        };
      },
      // Drawing references within every resample would add nothing but noise.
      resampler: (systems) => additiveResampler(systems, meanStats, gleuOf),
      sentences: (stats) => Array.from(stats, (references) => spread(references.map(smoothedGleuOf))),
      signatureFields: drawn === undefined ? ['lengths:normal'] : [`seeds:${SEED_STEP}j`],
    };
  },
});

/** GLEU without tuning (Napoles, Sakaguchi, Post & Tetreault 2015, 2016). */
export function gleu(options?: GleuOptions): GleuMetric {
  return gleuKind.create(options);
}

function cutRow(row: readonly number[], width: number): number[][] {
  const rows: number[][] = [];
  for (let at = 0; at < row.length; at += width) rows.push(row.slice(at, at + width));
  return rows;
}

function withInterval({ value, deviation }: Spread): Pick<GleuScore, 'value' | 'deviation' | 'interval'> {
  const reach = NORMAL_95 * deviation;
  return { value, deviation, interval: [value - reach, value + reach] };
}
